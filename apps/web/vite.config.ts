import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './scripts/compressed.ts'
import { fonts } from './scripts/fonts.ts'
import { plainRoot } from './scripts/plain-root.ts'
import { precache } from './scripts/precache.ts'
import { findSkins } from './scripts/skins.ts'
import { withoutBoards } from './scripts/without-boards.ts'

/** The server that `npm run dev` uses for online matches. */
const server = process.env.TURNWISE_SERVER ?? 'http://localhost:8710'

/** By game. */
const SKINS = findSkins(join(import.meta.dirname, 'public/skins'))

const plain = plainRoot(join(import.meta.dirname, '../..'), 'apps/web')

export default defineConfig({
  ...plain,
  plugins: [react(), fonts(), precache(SKINS), compressed()],
  define: { __SKINS__: JSON.stringify(SKINS) },
  // The router brings a copy, for a React that does not have it.
  resolve: { ...plain.resolve, alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    // Data URLs would need an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // On a slow machine its report would bury the address that `npm start` prints.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  worker: { format: 'es', plugins: () => [withoutBoards()] },
  server: { proxy: { '/api': { target: server, ws: true } } },
  preview: { proxy: { '/api': { target: server, ws: true } } },
})
