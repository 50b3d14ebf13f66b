import { describeConformance } from '@turnwise/conformance'
import { odysseus } from './index.ts'

describeConformance(odysseus, { seeds: 20 })
