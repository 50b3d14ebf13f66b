import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type MatchRecord, parseRecord } from '@turnwise/engine'
import { UserError } from './fatal.ts'

/** Writes the whole file or nothing: to a temporary file, which is then renamed. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const beside = `${file}.${randomBytes(4).toString('hex')}`
  await writeFile(beside, text)
  await rename(beside, file)
}

export async function readRecord(file: string): Promise<MatchRecord> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch {
    throw new UserError(`${file} cannot be read.`)
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new UserError(`${file} is not JSON; it is left as it is.`)
  }
  const record = parseRecord(value)
  if (!record.ok) throw new UserError(`${file}: ${record.error.message}`)
  return record.value
}
