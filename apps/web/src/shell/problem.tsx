/** Why something that the player asked for was not done. */
export function Problem({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p className="banner banner-danger" role="alert">
      {text}
    </p>
  )
}
