import type { Problems } from './checks.ts'

/** How often a type of action was taken and compared. */
export interface ActionCount {
  /** Accepted in random play, or when tried on the way. */
  accepted: number
  /** Taken in worlds that differ in what is hidden from a viewer, and the results compared. */
  compared: number
}

/** How often a type of event was told and compared. */
export interface EventCount {
  /** Emitted after actions that were taken in such worlds. */
  seen: number
  /** Compared where the viewer's new views were equal. */
  compared: number
  /** Nothing was left hidden from the viewer afterwards, so that there was nothing to compare. */
  open: number
}

/** How much was compared, by type: a check without comparisons proves nothing. */
export class Counts {
  matches = 0
  positions = 0
  worlds = 0
  readonly actions = new Map<string, ActionCount>()
  readonly events = new Map<string, EventCount>()

  action(type: string): ActionCount {
    const count = this.actions.get(type) ?? { accepted: 0, compared: 0 }
    this.actions.set(type, count)
    return count
  }

  event(type: string): EventCount {
    const count = this.events.get(type) ?? { seen: 0, compared: 0, open: 0 }
    this.events.set(type, count)
    return count
  }

  finish(problems: Problems): void {
    for (const [type, { accepted, compared }] of this.actions) {
      const why = `${type} was accepted ${accepted} times and never compared`
      problems.claim('compared', accepted === 0 || compared > 0, () => why)
    }
    for (const [type, { seen, compared, open }] of this.events) {
      const why = `${type} was told ${seen} times (${open} with nothing left to hide) and never compared`
      problems.claim('compared', compared > 0 || (seen > 0 && seen === open), () => why)
    }
  }
}
