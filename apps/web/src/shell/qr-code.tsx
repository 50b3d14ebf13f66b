import { useEffect, useState } from 'react'

interface Matrix {
  readonly size: number
  readonly path: string
}

/** Drawn as one path, dark on white in both themes, since cameras need that. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [matrix, setMatrix] = useState<Matrix>()
  useEffect(() => {
    let stopped = false
    void makeMatrix(text).then(made => {
      if (!stopped) setMatrix(made)
    })
    return () => {
      stopped = true
    }
  }, [text])
  if (matrix === undefined) return <div className="qr" aria-hidden="true" />
  const { size, path } = matrix
  return (
    <svg
      className="qr"
      viewBox={`-3 -3 ${size + 6} ${size + 6}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x="-3" y="-3" width={size + 6} height={size + 6} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

async function makeMatrix(text: string): Promise<Matrix> {
  const { create } = await import('qrcode')
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  let path = ''
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) path += `M${column} ${row}h1v1h-1z`
    }
  }
  return { size: modules.size, path }
}
