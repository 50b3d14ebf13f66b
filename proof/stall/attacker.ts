import { parentPort, workerData } from 'node:worker_threads'
import { listAttacks } from './attacks.ts'

/** A thread that attacks until it is ended, so that it does not hold up those who measure. */
export interface AttackerData {
  readonly attack: string
  readonly port: number
}

const { attack, port }: AttackerData = workerData
const attacks = await listAttacks()
parentPort?.postMessage('ready')
await attacks.get(attack)?.(port)
