import { loadNet } from './net.ts'
import { weights } from './weights.ts'

/** The one net that every player with an evaluation shares. */
export const learned = loadNet(weights)
