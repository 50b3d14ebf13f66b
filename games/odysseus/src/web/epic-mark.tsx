/** A sign for each epic, drawn in a box of 24; an epic that is not known here gets a star. */
const MARKS: Readonly<Record<string, string>> = {
  safe_harbor: 'M12 4v14M8 8h8M5 13c0 4 3 6 7 6s7-2 7-6M12 4a1.500 1.500 0 1 0 0-.01',
  soldier_attack: 'M5 19 17 5m0 0v4m0-4h-4M7 5l12 14M5 16l3 3',
  lotus_eaters: 'M12 19c-6 0-8-4-8-7 3 0 5 1 6 3 0-4 0-7 2-10 2 3 2 6 2 10 1-2 3-3 6-3 0 3-2 7-8 7z',
  cyclops: 'M3 12c3-5 6-7 9-7s6 2 9 7c-3 5-6 7-9 7s-6-2-9-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  aeolus: 'M3 9h11c3 0 3-4 0-4-1 0-2 1-2 2M3 13h15c3 0 3 5 0 5-1.500 0-2-1-2-2M3 17h7',
  circe: 'M6 7h12l-1 5a5 5 0 0 1-10 0zM12 17v3M8 20h8M9 4l1 3M15 4l-1 3',
  underworld: 'M12 4C7 4 5 7 5 11c0 3 1 4 3 5v3h8v-3c2-1 3-2 3-5 0-4-2-7-7-7zM9 11h.01M15 11h.01M10 19v-2M14 19v-2',
  sirens: 'M9 17a2.500 2.500 0 1 1-.01-.01V6l9-2v10a2.500 2.500 0 1 1-.01-.01',
  sun_gods_cattle: 'M5 6c0 4 2 5 4 5M19 6c0 4-2 5-4 5M8 11h8l-1 7H9zM10 14h.01M14 14h.01',
  ithaca: 'M4 12 12 5l8 7M6 11v8h12v-8M10 19v-5h4v5',
}

const STAR = 'M12 4l2 6h6l-5 4 2 6-5-4-5 4 2-6-5-4h6z'

export function EpicMark({ id }: { readonly id: string }) {
  return (
    <svg className="odysseus-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={MARKS[id] ?? STAR} />
    </svg>
  )
}
