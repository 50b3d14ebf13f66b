import { describeConformance } from '@turnwise/conformance'
import { conformance } from './conformance.ts'
import { module } from './module.ts'

describeConformance(module, conformance)
