import { createWriteStream, existsSync } from 'node:fs'
import { link, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import {
  backupLines,
  checkBackup,
  openStore,
  readConfig,
  refuseHalfRestored,
  restoreLines,
  syncFile,
  syncFolder,
} from '@turnwise/server'
import type { Command } from 'commander'
import { UserError } from '../fatal.ts'
import { linesOf } from '../lines.ts'
import { print, printError } from '../terminal.ts'
import { openExisting } from './verify.ts'

/** A match is one line, and the longest JSON text that JavaScript takes is about this long. */
const LONGEST_LINE = 500_000_000

export function register(program: Command): void {
  program
    .command('backup')
    .argument('<file>', 'where to; .gz compresses')
    .description('write every match to one file, also while a server runs; it holds seeds, keep it private')
    .action(backup)
  program
    .command('restore')
    .argument('<file>', 'a backup')
    .description('put a backup into an empty store, of either kind')
    .action(restore)
}

async function backup(file: string): Promise<void> {
  if (existsSync(file)) throw new UserError(existsAlready(file))
  const beside = `${file}.part`
  try {
    await writeMatches(file, beside)
    const matches = await checkBackup(readLines(beside, file))
    syncFile(beside)
    await takeName(beside, file)
    print(`${matches} matches in ${file}\n`)
  } catch (error) {
    await rm(beside, { force: true })
    throw new UserError(error instanceof Error ? error.message : String(error))
  }
}

async function writeMatches(file: string, beside: string): Promise<void> {
  const store = await openExisting()
  const reportDamaged = (matchId: string, error: unknown) => {
    printError(`${matchId} is left out: ${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 2
  }
  try {
    await refuseHalfRestored(store.upkeep)
    const lines = Readable.from(backupLines(store, Date.now(), reportDamaged))
    const out = createWriteStream(beside, { mode: 0o600 })
    await (file.endsWith('.gz') ? pipeline(lines, createGzip(), out) : pipeline(lines, out))
  } finally {
    await store.close()
  }
}

/**
 * The file gets its final name only when it is complete, readable and on the disk. A link, unlike a rename, fails if a
 * file of that name exists by now; where there are no links (exFAT, SMB), the name is taken with an empty file first.
 */
async function takeName(beside: string, file: string): Promise<void> {
  try {
    await link(beside, file).catch(async error => {
      if (isTaken(error)) throw error
      await writeFile(file, '', { flag: 'wx' })
      await rename(beside, file).catch(async error => {
        await rm(file)
        throw error
      })
    })
  } catch (error) {
    throw isTaken(error) ? new Error(existsAlready(file)) : error
  }
  await rm(beside, { force: true })
  syncFolder(dirname(file))
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}

function existsAlready(file: string): string {
  return `${file} exists already; a backup never replaces a file.`
}

async function restore(file: string): Promise<void> {
  try {
    await checkBackup(readLines(file, file))
    const store = await openStore(readConfig(process.env).storage)
    try {
      const matches = await restoreLines(store, readLines(file, file))
      print(`${matches} matches restored\n`)
    } finally {
      await store.close()
    }
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error))
  }
}

async function* readLines(path: string, name: string): AsyncGenerator<string> {
  const handle = await open(path)
  const raw = handle.createReadStream()
  const input = name.endsWith('.gz') ? raw.compose(createGunzip()) : raw
  for await (const { text } of linesOf(input, LONGEST_LINE)) yield text
}
