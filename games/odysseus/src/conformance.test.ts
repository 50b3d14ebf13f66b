import { describeConformance } from '@turnwise/conformance'
import { conformance } from './conformance.ts'
import { odysseus } from './index.ts'

describeConformance(odysseus, conformance)
