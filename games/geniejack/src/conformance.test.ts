import { describeConformance } from '@turnwise/conformance'
import { conformance } from './conformance.ts'
import { geniejack } from './index.ts'

describeConformance(geniejack, conformance)
