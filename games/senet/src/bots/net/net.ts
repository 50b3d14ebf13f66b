import { activeFeatures, FEATURES, MOST_ACTIVE } from './features.ts'
import weights from './weights.json' with { type: 'json' }

/**
 * The expected opponent: anyone (perfect, careless or greedy, as the position suggests), careless (moves any piece) or
 * perfect. The last is used only in training, as an opponent for the first.
 */
export const EXPECTATIONS = ['anyone', 'careless', 'perfect'] as const
export type Expectation = (typeof EXPECTATIONS)[number]

/** Two hidden layers; the first is a sum of a dozen rows of weights, since so few features are active. */
export interface Net {
  readonly first: number
  readonly second: number
  /** FEATURES rows of `first`. */
  readonly input: Float32Array
  /** An expectation is one more row, always active: it shifts the first layer and nothing else. */
  readonly expecting: Readonly<Record<Expectation, Float32Array>>
  /** `first` rows of `second`: a hidden unit that is off costs nothing. */
  readonly middle: Float32Array
  readonly middleBias: Float32Array
  readonly output: Float32Array
  readonly outputBias: number
}

/**
 * The chance that the side which throws next (`own`) wins. `mine` says whether that side is the one that thinks: an
 * evaluation may expect less of the other.
 */
export type Evaluate = (own: number, opp: number, gate: number, mine: boolean) => number

/** Weights as `scripts/store-net.ts` writes them: 16-bit whole numbers in base64, block after block, each with the size of its step. */
export interface StoredNet {
  readonly first: number
  readonly second: number
  readonly steps: readonly number[]
  readonly outputBias: number
  readonly data: string
}

export function loadNet({ first, second, steps, outputBias, data }: StoredNet): Net {
  const bytes = Uint8Array.from(atob(data), char => char.charCodeAt(0))
  const whole = new Int16Array(bytes.buffer)
  let from = 0
  const block = (size: number, step: number | undefined) => {
    from += size
    return Float32Array.from(whole.subarray(from - size, from), weight => weight * (step ?? 0))
  }
  return {
    first,
    second,
    input: block(FEATURES * first, steps[0]),
    expecting: {
      anyone: block(first, steps[1]),
      careless: block(first, steps[2]),
      perfect: block(first, steps[3]),
    },
    middle: block(first * second, steps[4]),
    middleBias: block(second, steps[5]),
    output: block(second, steps[6]),
    outputBias,
  }
}

/** The one net that every player with an evaluation shares. */
export const learned = loadNet(weights)

export function evaluator(net: Net, expectation: Expectation): Evaluate {
  const { first, second, input, middle, middleBias, output, outputBias } = net
  const bias = net.expecting[expectation]
  const active = new Uint8Array(MOST_ACTIVE)
  const sums = new Float32Array(first)
  const next = new Float32Array(second)
  return (own, opp, gate, mine) => {
    const count = activeFeatures(own, opp, gate, mine, active)
    sums.set(bias)
    for (let i = 0; i < count; i++) {
      const row = (active[i] ?? 0) * first
      for (let j = 0; j < first; j++) sums[j] = (sums[j] ?? 0) + (input[row + j] ?? 0)
    }
    next.set(middleBias)
    for (let j = 0; j < first; j++) {
      const sum = sums[j] ?? 0
      if (sum <= 0) continue
      const row = j * second
      for (let k = 0; k < second; k++) next[k] = (next[k] ?? 0) + sum * (middle[row + k] ?? 0)
    }
    let out = outputBias
    for (let k = 0; k < second; k++) {
      const sum = next[k] ?? 0
      if (sum > 0) out += sum * (output[k] ?? 0)
    }
    return 1 / (1 + Math.exp(-out))
  }
}
