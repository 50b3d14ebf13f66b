/** What may lie open over the map. */
export type Sheet = 'more' | 'train' | 'foreman' | 'list' | 'table' | 'legend'
