import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Desk {
  /** What a browser needs in its environment to use it. */
  readonly env: Readonly<Record<string, string | undefined>>
  close(): Promise<void>
}

/**
 * A screen that nobody sees and a loudspeaker that nobody hears: without the one WebKit does not start and Firefox draws
 * without WebGL, without the other Firefox lets no sound begin.
 */
export async function openDesk(): Promise<Desk> {
  const folder = await mkdtemp(join(tmpdir(), 'turnwise-desk-'))
  const socket = join(folder, 'sound')
  const sound = spawn(
    'pulseaudio',
    [
      '-n',
      '--daemonize=no',
      '--exit-idle-time=-1',
      '-L',
      'module-null-sink',
      '-L',
      `module-native-protocol-unix socket=${socket}`,
    ],
    { env: { ...process.env, PULSE_RUNTIME_PATH: folder }, stdio: 'ignore' },
  )
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(screen.stdout, 'data')
  return {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, PULSE_SERVER: `unix:${socket}` },
    async close() {
      screen.kill()
      sound.kill()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
