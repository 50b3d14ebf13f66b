import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { BatchRunner, openingOf } from '../../apps/server/src/store/sqlite/batch-runner.ts'
import { openDatabase } from '../../apps/server/src/store/sqlite/database.ts'
import { contentOf } from './content.ts'
import { createOld } from './old-database.ts'
import { promised, type Scripted, scriptedBatches } from './script.ts'

/**
 * Runs with the shim: the code of the server's database thread, fed by the script.
 * `record LENGTH`: runs once, notes each acknowledged batch among the writes, and ends without clean-up.
 * `lose LENGTH SYNC`: the same, but that sync fails and its pages are lost; later acknowledgements are noted.
 * `migrate LENGTH`: makes an old database with this many entries, then migrates it.
 * `fail LENGTH`: runs once for each operation on the disk, which fails; prints the problems found afterwards.
 */
const folder = process.env.POWER_FOLDER ?? ''
const trace = process.env.POWER_TRACE ?? ''
const [task, length, sync] = process.argv.slice(2)

if (task === 'record') record()
else if (task === 'lose') lose()
else if (task === 'migrate') migrateOld()
else for (let at = 1; failAt(at); at++);

function record(): void {
  const acks = openSync(join(folder, 'acks'), 'a')
  const runner = new BatchRunner(openingOf(join(folder, 'turnwise.sqlite')))
  for (const [i, batch] of scriptedBatches(Number(length), true).entries()) {
    if (runner.run(batch).some(outcome => !outcome.ok)) throw new Error(`Batch ${i} was refused.`)
    writeSync(acks, `${i}\n`)
    runner.checkpointIfDue()
  }
  process.kill(process.pid, 'SIGKILL')
}

function lose(): void {
  const acks = openSync(join(folder, 'acks'), 'a')
  const control = openSync(join(folder, 'control'), 'a')
  const runner = new BatchRunner(openingOf(join(folder, 'turnwise.sqlite')))
  writeSync(control, `-${sync}`)
  for (const [i, batch] of scriptedBatches(Number(length), false).entries()) {
    const isTaken = runner.run(batch).every(outcome => outcome.ok && outcome.value !== 'conflict')
    if (isTaken) writeSync(acks, `${i}\n`)
    runner.checkpointIfDue()
  }
  process.kill(process.pid, 'SIGKILL')
}

function migrateOld(): void {
  const acks = openSync(join(folder, 'acks'), 'a')
  const file = join(folder, 'turnwise.sqlite')
  createOld(file, Number(length))
  writeSync(acks, '0\n')
  openDatabase(file)
  writeSync(acks, '1\n')
  process.kill(process.pid, 'SIGKILL')
}

/** False when there were fewer operations, so that none failed. The shim notes each failure. */
function failAt(at: number): boolean {
  const failures = statSync(trace).size
  const file = join(folder, String(at), 'turnwise.sqlite')
  const control = openSync(join(folder, 'control'), 'a')
  const acknowledged: string[] = []
  writeSync(control, String(at))
  let runner: BatchRunner | undefined
  // An error that ends the thread ends the process, which is then restarted.
  const attempt = <Value>(work: (runner: BatchRunner) => Value): Value | undefined => {
    try {
      runner ??= new BatchRunner(openingOf(file))
      return work(runner)
    } catch {
      runner = undefined
      return undefined
    }
  }
  const take = (call: Scripted): boolean => {
    const [outcome] = attempt(open => open.run([call])) ?? []
    const isTaken = outcome?.ok === true && outcome.value !== 'conflict'
    if (isTaken) acknowledged.push(...promised(call))
    return isTaken
  }
  for (const batch of scriptedBatches(Number(length), false)) {
    // Only one operation fails, so the second attempt gets a certain answer: stored now, or stored before.
    for (const call of batch) if (!take(call) && call.name !== 'say') take(call)
    attempt(open => open.checkpointIfDue())
  }
  attempt(open => open.close())
  writeSync(control, '0')
  closeSync(control)
  const database = openDatabase(file)
  const { lines, faults } = contentOf(database)
  database.close()
  for (const line of acknowledged) if (!lines.has(line)) faults.push(`lost: ${line}`)
  for (const fault of faults) process.stdout.write(`operation ${at} failed: ${fault}\n`)
  rmSync(join(folder, String(at)), { recursive: true })
  return statSync(trace).size > failures
}
