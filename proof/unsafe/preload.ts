import { registerHooks } from 'node:module'
import { FLAWS } from './flaws.ts'

/** `node --import …/preload.ts` with `PROOF_FLAW` set: loads everything unchanged except for that flaw. */
const found = Object.entries(FLAWS).find(([name]) => name === process.env.PROOF_FLAW)
if (found === undefined) throw new Error(`There is no flaw ${process.env.PROOF_FLAW}.`)
const [name, { file, text, instead }] = found

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.endsWith(file) || loaded.source === undefined || loaded.source === null) return loaded
    const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source)
    if (!source.includes(text)) throw new Error(`The flaw ${name} no longer fits ${file}.`)
    return { ...loaded, source: source.replace(text, () => instead) }
  },
})
