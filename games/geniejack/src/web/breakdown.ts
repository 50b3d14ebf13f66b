/** One step of how a hand's damage came about. */
export interface DamageStep {
  readonly kind: 'base' | 'more' | 'less' | 'sum'
  readonly title: string
  readonly amount: string
}

const TITLES: Readonly<Record<string, string>> = {
  base: 'Cards',
  wpn: 'Weapon',
  hlm: 'Helm',
  arm: 'Armor',
  bts: 'Boots',
  trk: 'Trinket',
  str: 'Strength',
  curse: 'Curse',
  wish: 'Wish',
  rule: 'Rule',
  'rule%': 'Rule',
  zero: 'Not below 0',
  round: 'Rounded',
  dodge: 'Dodged',
}

/** `base:6 +wpn:5 =11 -arm:2.2 -round:0.8 =8`, as the rules write it, into steps to be shown. */
export function stepsOf(breakdown: string): readonly DamageStep[] {
  return breakdown.split(' ').flatMap((word): readonly DamageStep[] => {
    if (word.startsWith('=')) return [{ kind: 'sum', title: '', amount: word.slice(1) }]
    const match = /^([+-]?)([^:]+):([\d.]+)$/u.exec(word)
    if (match === null) return []
    const [, sign = '', label = '', amount = ''] = match
    const title = TITLES[label] ?? label
    if (sign === '') return [{ kind: 'base', title, amount }]
    return [{ kind: sign === '+' ? 'more' : 'less', title, amount: `${sign === '+' ? '+' : '−'}${amount}` }]
  })
}

/** Only worth a line where something beside the cards had a say. */
export function isPlain(steps: readonly DamageStep[]): boolean {
  return steps.every(({ kind }) => kind === 'base' || kind === 'sum')
}
