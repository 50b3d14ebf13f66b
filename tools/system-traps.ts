import type { Finding } from './wording.ts'

interface Rule {
  readonly pattern: RegExp
  /** Only in files with this text. */
  readonly within?: RegExp
  readonly advice: string
  /** The helper itself, or where something else is meant. */
  readonly except?: RegExp
}

/** Kernel counters, power cuts, signals that pause a database, browsers from Debian: their READMEs say so, and `npm test` leaves them out elsewhere. */
const LINUX_ONLY =
  /^(bench\/|apps\/web\/engines\/|proof\/(power|crash)\/|apps\/server\/src\/tests\/private-cluster\.ts|tools\/(debian|ensure-engines)\.ts)/

/** What works where it was written, but not on every system, in every folder or for every user. */
const RULES: readonly Rule[] = [
  {
    pattern: /\bimport\((?!['"`?]|\/\* @vite-ignore)(?!.*(\.href|[uU]rl)\))/,
    advice: 'a path is no address: import(pathToFileURL(path).href)',
  },
  { pattern: /import\.meta\.url\)\.pathname/, advice: 'an address is no path: fileURLToPath(url)' },
  {
    pattern: /(?<!\.)\b(spawn|execFile|exec)(Sync)?\)?\(\s*['"`](?!git['"`])/,
    within: /^import \{[^}]*\b(?<!type )(spawn|exec)[^}]*\} from 'node:child_process'/m,
    advice: 'npx, npm and many others are scripts on Windows: runProgram, or spawn of cross-spawn',
    except: LINUX_ONLY,
  },
  {
    pattern: /node_modules\/\.bin\b/,
    advice: 'a script on Windows: runProgram(installed(name))',
    except: /^tools\/paths\.ts$/,
  },
  { pattern: /['"`]\/(tmp|var|usr|etc|home|root)\b/, advice: 'not on every system: tmpdir()', except: LINUX_ONLY },
  { pattern: /['"`]\/(proc|dev|sys)\//, advice: 'Linux only', except: LINUX_ONLY },
  { pattern: /\bPATH\b.*(split\(['"]:|:\$\{)/, advice: 'on Windows a semicolon separates: delimiter of node:path' },
  {
    pattern: /['"`]SIG(USR1|USR2|STOP|CONT|QUIT|PIPE|ALRM|WINCH)['"`]/,
    advice: 'Windows has no such signal',
    except: LINUX_ONLY,
  },
  {
    pattern: /\bf(data)?sync(Sync)?\(|\b(handle|file)\.(data)?sync\(/,
    advice: 'not every system syncs folders and files that are open for reading: syncFolder, syncFile',
    except: /^apps\/server\/src\/sync\.ts$/,
  },
  {
    pattern: /\bhomedir\(/,
    advice: 'not every user has one: dataFolder',
    except: /^(apps\/server\/src\/config\/data-folder|games\/geniejack\/src\/seed-api\/storage)\.ts$/,
  },
]

export function findTraps(files: readonly { readonly path: string; readonly text: string }[]): readonly Finding[] {
  return files.flatMap(({ path, text }) => {
    const rules = RULES.filter(({ except, within }) => except?.test(path) !== true && within?.test(text) !== false)
    return text
      .split('\n')
      .flatMap((line, index) =>
        rules
          .filter(({ pattern }) => pattern.test(line))
          .map(({ advice }) => ({ path, line: index + 1, why: `${line.trim()}: ${advice}` })),
      )
  })
}
