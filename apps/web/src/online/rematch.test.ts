import { rematchId as rematchIdOfTable } from '@turnwise/table'
import { expect, test } from 'vitest'
import { rematchId } from './rematch.ts'

test.each(['m1', 'abc', 'abc-2', 'abc-9', 'a-b', 'a-b-2'])(
  'the page finds the rematch of %s where the table puts it',
  id => {
    expect(rematchId(id)).toBe(rematchIdOfTable(id))
  },
)
