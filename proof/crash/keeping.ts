import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FlawName } from '../unsafe/flaws.ts'

const MAIN = fileURLToPath(new URL('../../apps/cli/src/main.ts', import.meta.url))
const PRELOAD = new URL('../unsafe/preload.ts', import.meta.url).href

export interface Run {
  readonly code: number | null
  readonly wasKilled: boolean
  readonly output: string
}

/** A command of the CLI on this folder, killed as soon as `strikes` says so. */
export function runCommand(
  folder: string,
  args: readonly string[],
  strikes?: () => Promise<boolean>,
  flaw?: FlawName,
): Promise<Run> {
  const flags = flaw === undefined ? [] : ['--import', PRELOAD]
  const child = spawn(process.execPath, [...flags, MAIN, ...args], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      TURNWISE_DATA: folder,
      ...(flaw === undefined ? {} : { PROOF_FLAW: flaw }),
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', data => {
      output += data
    })
  }
  const watch = async (): Promise<void> => {
    while (child.exitCode === null && strikes !== undefined) {
      if (await strikes()) {
        child.kill('SIGKILL')
        return
      }
      await new Promise(resolve => setTimeout(resolve, 1))
    }
  }
  void watch()
  return new Promise(resolve => {
    child.on('close', (code, signal) => resolve({ code, wasKilled: signal === 'SIGKILL', output }))
  })
}

/** Strikes once a file has this many bytes. */
export function whenLarge(file: string, bytes: number): () => Promise<boolean> {
  return async () => existsSync(file) && (await readFile(file)).length >= bytes
}
