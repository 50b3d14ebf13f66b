import { describeConformance } from '@turnwise/conformance'
import { conformance } from './conformance.ts'
import { runerail } from './index.ts'

describeConformance(runerail, conformance)
