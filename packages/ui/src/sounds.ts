/** One synthesized tone or burst of noise. */
export interface Tone {
  /** Hertz; 0 is noise. */
  readonly from: number
  /** Glides to this. */
  readonly to?: number
  readonly wave?: 'sine' | 'triangle' | 'square' | 'sawtooth'
  /** Seconds from the start of the sound. */
  readonly at?: number
  readonly length: number
  /** 0 to 1. */
  readonly gain?: number
}

/** The shared sounds: move, capture, draw, good, bad, error, turn, win and loss; a game may define its own tones instead. */
export const SOUNDS = {
  move: [
    { from: 320, to: 180, wave: 'triangle', length: 0.07, gain: 0.5 },
    { from: 0, length: 0.03, gain: 0.25 },
  ],
  capture: [
    { from: 240, to: 120, wave: 'triangle', length: 0.12, gain: 0.6 },
    { from: 480, to: 240, wave: 'triangle', at: 0.06, length: 0.12, gain: 0.4 },
  ],
  draw: [
    { from: 0, length: 0.05, gain: 0.3 },
    { from: 0, at: 0.09, length: 0.04, gain: 0.25 },
    { from: 0, at: 0.16, length: 0.06, gain: 0.35 },
  ],
  good: [
    { from: 523, wave: 'sine', length: 0.12, gain: 0.4 },
    { from: 784, wave: 'sine', at: 0.1, length: 0.2, gain: 0.4 },
  ],
  bad: [{ from: 300, to: 140, wave: 'sine', length: 0.3, gain: 0.45 }],
  error: [
    { from: 180, wave: 'square', length: 0.06, gain: 0.18 },
    { from: 150, wave: 'square', at: 0.09, length: 0.08, gain: 0.18 },
  ],
  turn: [
    { from: 660, wave: 'sine', length: 0.1, gain: 0.35 },
    { from: 880, wave: 'sine', at: 0.11, length: 0.16, gain: 0.35 },
  ],
  win: [
    { from: 523, wave: 'triangle', length: 0.14, gain: 0.45 },
    { from: 659, wave: 'triangle', at: 0.13, length: 0.14, gain: 0.45 },
    { from: 784, wave: 'triangle', at: 0.26, length: 0.14, gain: 0.45 },
    { from: 1047, wave: 'triangle', at: 0.39, length: 0.4, gain: 0.45 },
  ],
  loss: [
    { from: 392, wave: 'triangle', length: 0.18, gain: 0.4 },
    { from: 330, wave: 'triangle', at: 0.17, length: 0.18, gain: 0.4 },
    { from: 262, wave: 'triangle', at: 0.34, length: 0.42, gain: 0.4 },
  ],
} as const satisfies Readonly<Record<string, readonly Tone[]>>

/** The shared sounds. */
export type SoundName = keyof typeof SOUNDS
/** A shared sound by its name, or the game's own tones. */
export type Sound = SoundName | readonly Tone[]

/** A second sound of the same kind within this many milliseconds is dropped. */
const THROTTLE = 100

/** Plays sounds. */
export interface Speaker {
  play(sound: Sound): void
  setVolume(volume: number): void
}

/** Creates a speaker. Its audio context is created with the first sound: browsers allow audio only after a gesture. */
export function createSpeaker(initialVolume: number): Speaker {
  let context: AudioContext | undefined
  let noise: AudioBuffer | undefined
  let volume = initialVolume
  const last = new Map<Sound, number>()
  return {
    setVolume(next) {
      volume = next
    },
    play(sound) {
      if (volume <= 0 || typeof AudioContext === 'undefined') return
      const now = performance.now()
      if (now - (last.get(sound) ?? Number.NEGATIVE_INFINITY) < THROTTLE) return
      last.set(sound, now)
      context ??= new AudioContext()
      if (context.state === 'suspended') void context.resume()
      noise ??= makeNoise(context)
      const tones: readonly Tone[] = typeof sound === 'string' ? SOUNDS[sound] : sound
      for (const tone of tones) playTone(context, noise, tone, volume)
    },
  }
}

function playTone(context: AudioContext, noise: AudioBuffer, tone: Tone, volume: number): void {
  const start = context.currentTime + (tone.at ?? 0)
  const end = start + tone.length
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime((tone.gain ?? 0.5) * volume, start + 0.005)
  gain.gain.exponentialRampToValueAtTime(0.0001, end)
  gain.connect(context.destination)
  const source = tone.from === 0 ? noiseSource(context, noise) : oscillator(context, tone, start, end)
  source.connect(gain)
  source.start(start)
  source.stop(end)
}

function noiseSource(context: AudioContext, noise: AudioBuffer): AudioBufferSourceNode {
  const source = context.createBufferSource()
  source.buffer = noise
  return source
}

function oscillator(context: AudioContext, tone: Tone, start: number, end: number): OscillatorNode {
  const source = context.createOscillator()
  source.type = tone.wave ?? 'sine'
  source.frequency.setValueAtTime(tone.from, start)
  if (tone.to !== undefined) source.frequency.exponentialRampToValueAtTime(tone.to, end)
  return source
}

function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.floor(context.sampleRate / 4), context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
