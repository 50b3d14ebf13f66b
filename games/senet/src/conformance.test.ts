import { describeConformance } from '@turnwise/conformance'
import { senet } from './index.ts'

describeConformance(senet, { seeds: 30, options: [{}, { throws: 'uniform' }] })
