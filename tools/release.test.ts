import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './paths.ts'
import { releasedChangelog, versionOf, withVersion } from './versions.ts'

describe('one version for all packages', () => {
  test('every manifest, template and the lock file has it, and requires the other packages in it', () => {
    const wanted = withVersion(root, versionOf(root))
    const stale = [...wanted].filter(([file, text]) => !sameJson(text, readFileSync(join(root, file), 'utf8')))
    expect(stale.map(([file]) => file)).toEqual([])
  })

  test('a new version changes all of them and nothing else', () => {
    const now = versionOf(root)
    const next = withVersion(root, '7.8.9')
    expect(next.size).toBeGreaterThan(20)
    for (const [file, text] of next) {
      if (/"@turnwise\/|^\{\n {2}"name": "turnwise/.test(text)) expect(text, file).toContain('"7.8.9"')
      expect(text, file).not.toContain(`"@turnwise/engine": "${now}"`)
    }
    expect(next.get('packages/engine/package.json')).toContain('"version": "7.8.9"')
    expect(next.get('package-lock.json')).toContain('"node_modules/zod"')
  })
})

describe('the changelog', () => {
  const text = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n'

  test('gets a heading for what is released', () => {
    expect(releasedChangelog(text, '0.2.0', '2026-02-03')).toBe(
      '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-02-03)\n\n- New.\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n',
    )
  })

  test('must have unreleased changes', () => {
    expect(() => releasedChangelog(text.replace('- New.\n\n', ''), '0.2.0', '2026-02-03')).toThrow('nothing under')
  })
})

function sameJson(a: string, b: string): boolean {
  return JSON.stringify(JSON.parse(a)) === JSON.stringify(JSON.parse(b))
}
