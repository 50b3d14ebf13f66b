import { useEffect, useState } from 'react'

/** What may lie open over the map. */
export type Sheet = 'more' | 'train' | 'foreman' | 'list' | 'table' | 'legend'

export interface SheetModel {
  readonly sheet: Sheet | undefined
  open(sheet: Sheet): void
  toggle(sheet: Sheet): void
  close(): void
}

/** One sheet at a time; Escape closes it, wherever the focus is. */
export function useSheet(): SheetModel {
  const [sheet, setSheet] = useState<Sheet>()
  useEffect(() => {
    if (sheet === undefined) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setSheet(undefined)
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [sheet])
  return {
    sheet,
    open: setSheet,
    toggle: each => setSheet(each === sheet ? undefined : each),
    close: () => setSheet(undefined),
  }
}
