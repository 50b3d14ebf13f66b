/** A path as it can be pasted into the shell of the system; a path of Windows cannot contain a double quote. */
export function quoted(path: string, platform = process.platform): string {
  if (/^[\w./:\\-]+$/.test(path)) return platform === 'win32' || !path.includes('\\') ? path : `'${path}'`
  return platform === 'win32' ? `"${path}"` : `'${path.replaceAll("'", "'\\''")}'`
}
