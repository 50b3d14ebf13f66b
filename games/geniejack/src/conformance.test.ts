import { describeConformance } from '@turnwise/conformance'
import { geniejack } from './index.ts'

const SHOE = { deck: { reshuffleBetweenHands: false, numberOfDecks: 2 }, dealer: { peeksForBlackjack: true } }
const TURNED = { turnOrder: { playerGoesFirst: false }, scoring: { bustSaveThreshold: 23 } }

describeConformance(geniejack, {
  seeds: 30,
  options: [{}, { difficulty: 'merciful' }, { rules: SHOE }, { rules: TURNED }],
})
