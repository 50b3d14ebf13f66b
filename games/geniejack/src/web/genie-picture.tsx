/** Smoke from a lamp, and who comes with it. */
export function GeniePicture() {
  return (
    <svg className="geniejack-genie-picture" viewBox="0 0 120 160" aria-hidden="true" focusable="false">
      <path
        className="geniejack-smoke"
        d="M58 132c-4-12 8-16 14-24 8-10 2-20-8-22 18-2 30-10 32-24 2-12-4-20-14-22 2-14-6-26-20-28-15-2-27 7-28 22-12 1-20 9-19 21 1 13 12 22 28 24-12 5-15 16-8 25 5 8 10 14 8 28z"
      />
      <path
        className="geniejack-smoke-light"
        d="M48 40q5-4 10 0-5 4-10 0zM68 40q5-4 10 0-5 4-10 0zM52 54q11 8 22 0-3 10-11 10t-11-10zM60 12l4 7-4 8-4-8z"
      />
      <path
        className="geniejack-lamp"
        d="M14 122q14 2 22 12h46q3-15 14-14 10 1 9 12-3 12-19 14-6 9-18 10l8 4H40l8-4q-18-3-22-16-5-14-12-18zM46 133q0-9 12-9t12 9z"
      />
    </svg>
  )
}
