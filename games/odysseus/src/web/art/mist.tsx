/** Banks of mist in a box of 128 × 112. They are the same for every epic, so that they give nothing away. */
export function Mist() {
  return (
    <>
      <path
        d="M28 92 C34 74 40 62 48 60 C52 44 60 34 68 40 C76 36 82 48 84 60 C94 62 100 80 104 92Z"
        fill="#7d8585"
        opacity={0.5}
      />
      <path
        d="M68 40 C76 36 82 48 84 60 C94 62 100 80 104 92 L76 92 C80 74 74 56 68 40Z"
        fill="#56605f"
        opacity={0.35}
      />
      <path
        d="M44 58 C36 58 35 49 43 48 C45 41 57 40 60 46 C66 40 78 43 78 49 C84 48 86 57 79 58Z"
        fill="url(#ody-mist)"
        stroke="#7f8f90"
        strokeWidth={1.4}
        strokeLinejoin="round"
        opacity={0.7}
      />
      <path
        d="M16 80 C5 80 5 67 16 67 C18 58 33 57 37 64 C43 57 58 58 61 66 C68 59 83 61 85 68 C93 63 105 66 104 73 C112 73 112 82 104 82 C78 86 40 86 16 80Z"
        fill="url(#ody-mist)"
        stroke="#7f8f90"
        strokeWidth={1.4}
        strokeLinejoin="round"
        opacity={0.9}
      />
      <path
        d="M8 98 C-3 98 -2 85 9 85 C12 76 27 76 31 83 C38 76 53 78 55 85 C62 79 77 80 79 87 C88 80 101 84 101 90 C112 87 126 92 120 100 C100 108 34 108 8 98Z"
        fill="url(#ody-mist)"
        stroke="#7f8f90"
        strokeWidth={1.4}
        strokeLinejoin="round"
        opacity={0.97}
      />
      <path
        d="M22 76 C17 76 16 70 22 69.5 C28 69.5 29 77 23 78 C40 82 62 82 78 79 M66 73 C61 72 62 66 67.5 66.5 C73 67.5 72 75 67 75 C76 77 88 77 98 76 M15 95 C9 94 10 88 15.5 88 C21 88.5 21 96 16 96.5 C34 101 56 101 74 99 M62 93 C57 92 58 86 63.5 86.5 C69 87.5 68 95 63 95 C76 98 96 99 112 97 M50 54 C46 53 47 48 51 48.5 C55 49.5 54 55 51 55 C60 57 68 57 76 55"
        fill="none"
        stroke="#8a9899"
        strokeWidth={1.3}
        strokeLinecap="round"
      />
    </>
  )
}
