/** Drawings that are files: the browser fetches what it shows, keeps it, and moves it as a picture. */
/** Of 720 × 540 units each; the table's far edge is at 490. */
export const enemyPicture = (id: string) => new URL(`./enemies/${id}.svg`, import.meta.url).href
/** Hands on the edge of the table, drawn over it; the Fire Dancer has none there. */
export const handsPicture = (id: string) =>
  id === 'fire_dancer' ? undefined : new URL(`./enemies/${id}_hands.svg`, import.meta.url).href

export const itemPicture = (id: string) => new URL(`./items/${id}.svg`, import.meta.url).href
export const cursePicture = (id: string) => new URL(`./curses/${id}.svg`, import.meta.url).href
export const geniePicture = () => new URL('./genie.svg', import.meta.url).href
