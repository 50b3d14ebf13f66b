import { describeFixtures } from '@turnwise/conformance'
import { fixtures } from './fixtures.ts'

describeFixtures(fixtures, new URL('../fixtures/', import.meta.url))
