import { describeConformance } from '@turnwise/conformance'
import { conformance } from './conformance.ts'
import { game } from './index.ts'

describeConformance(game, conformance)
