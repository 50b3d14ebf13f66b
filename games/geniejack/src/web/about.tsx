export interface Note {
  readonly title: string
  readonly text: string
}

/** What a thing does, over the table until the next press. */
export function About({ note }: { readonly note: Note | undefined }) {
  return (
    <div className="geniejack-about" role="status" data-open={note !== undefined}>
      {note !== undefined && (
        <p>
          <strong>{note.title}</strong> {note.text}
        </p>
      )}
    </div>
  )
}
