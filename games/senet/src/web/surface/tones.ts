import type { Tone } from './renderer.ts'

const LIGHT: Tone = {
  base: [0.945, 0.882, 0.757],
  stain: [0.8, 0.68, 0.478],
  ink: [0.3, 0.205, 0.1],
  glow: [0.05, 0.52, 0.46],
  vignette: 1,
  strength: 0,
}

const DARK: Tone = {
  base: [0.255, 0.208, 0.15],
  stain: [0.165, 0.13, 0.092],
  ink: [0.72, 0.6, 0.42],
  glow: [0.33, 0.8, 0.72],
  vignette: 1,
  strength: 0,
}

/** High contrast keeps the material and takes away what blurs it. */
export function toneOf(theme: string | undefined, contrast: 'normal' | 'high'): Tone {
  const tone = theme === 'dark' ? DARK : LIGHT
  if (contrast === 'normal') return tone
  return theme === 'dark'
    ? { ...tone, base: [0.09, 0.08, 0.07], stain: [0.07, 0.06, 0.05], ink: [0.95, 0.9, 0.8], vignette: 0, strength: 1 }
    : {
        ...tone,
        base: [0.99, 0.975, 0.94],
        stain: [0.95, 0.92, 0.86],
        ink: [0.1, 0.06, 0.02],
        vignette: 0,
        strength: 1,
      }
}
