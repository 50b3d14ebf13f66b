import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Builds the shim as a library with the machine's compiler. */
export function buildShim(folder: string): string {
  const library = join(folder, 'shim.so')
  const source = fileURLToPath(new URL('./shim.c', import.meta.url))
  try {
    execFileSync('gcc', ['-O1', '-shared', '-fPIC', '-o', library, source, '-lpthread'], { stdio: 'pipe' })
  } catch (error) {
    throw new Error('What a power cut leaves behind is tried on Linux with gcc: install it (apt-get install gcc).', {
      cause: error,
    })
  }
  return library
}
