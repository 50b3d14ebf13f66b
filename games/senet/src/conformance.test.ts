import { describeConformance } from '@turnwise/conformance'
import { senet } from './index.ts'

describeConformance(senet, { seeds: 25, options: [{}, { throws: 'uniform' }] })
