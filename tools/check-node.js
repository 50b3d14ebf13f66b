// Plain JavaScript, because an older Node reads no TypeScript. `npm install` brings a newer one, except with --ignore-scripts.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `Turnwise needs Node 22.18 or later, this is ${process.version}. "npm install" brings one; after --ignore-scripts "npm rebuild node" does.\n`,
  )
  process.exitCode = 1
}
