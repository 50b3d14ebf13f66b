import { describeConformance } from '@turnwise/conformance'
import { conformance } from './conformance.ts'
import { senet } from './index.ts'

describeConformance(senet, conformance)
