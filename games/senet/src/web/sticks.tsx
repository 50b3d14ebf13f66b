/** Four two-sided sticks as they fell: so many light sides up, none for a five. With a uniform throw only the number. */
export function Sticks(props: {
  readonly value: number | null
  readonly isFresh: boolean
  readonly isUniform: boolean
  readonly rollKey: number
}) {
  const { value, isFresh, isUniform, rollKey } = props
  const light = value === 5 ? 0 : (value ?? 0)
  return (
    <div className="senet-sticks" data-fresh={isFresh} key={rollKey}>
      {!isUniform && (
        <div className="senet-sticks-row" aria-hidden="true">
          {[0, 1, 2, 3].map(stick => (
            <span key={stick} className="senet-stick" data-light={value !== null && stick < light} />
          ))}
        </div>
      )}
      <p className="senet-thrown">
        <span className="only-heard">{value === null ? 'Nothing thrown yet' : 'Last throw'}</span>
        <b>{value ?? '–'}</b>
      </p>
    </div>
  )
}
