/// <reference types="vite/client" />

/** Files in `public/skins`, by game; the build writes them in. */
declare const __SKINS__: Readonly<Record<string, readonly string[]>>
