/** What a lesson can point at: `square-27`, `sticks`, `tray`. */
export function squarePoint(square: number): string {
  return `square-${square}`
}

export function pointedSquares(points: readonly string[]): readonly number[] {
  return points.flatMap(point => {
    const square = /^square-(\d+)$/.exec(point)
    return square === null ? [] : [Number(square[1])]
  })
}
