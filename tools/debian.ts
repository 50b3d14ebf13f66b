import { existsSync } from 'node:fs'
import { runProgram } from './run-program.ts'

/** Whether this is a Debian, or one of its kin, and its root. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

export function install(...names: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  runProgram('apt-get', ['update', '-qq'], { env })
  runProgram('apt-get', ['install', '-y', '-qq', ...names], { env })
}
