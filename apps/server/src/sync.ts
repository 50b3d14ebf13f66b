import { closeSync, fsyncSync, openSync } from 'node:fs'

/** A new file is durable only when the entry in its folder is synced too. Windows does that with the file itself. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Windows syncs a file only through a handle that may write. */
export function syncFile(file: string): void {
  const handle = openSync(file, 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
