import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { type FindPreview, pageWith } from '../preview/link-preview.ts'

const HASHED = /[/\\]assets[/\\][^/\\]+-[\w-]{8,}(\.\w+)+$/

/** The folder of the built web app, if the package is installed and built. */
export function installedWebApp(): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve('@turnwise/web/index.html'))
  } catch {
    return undefined
  }
}

/** Serves the built web app. Every path that is not a file gets the app's page, since the app has its own routes. */
export async function serveWebApp(
  app: FastifyInstance,
  root: string | undefined,
  previewsIn: (root: string) => FindPreview,
): Promise<void> {
  const hasApp = root !== undefined && existsSync(join(root, 'index.html'))
  if (hasApp) {
    await app.register(fastifyStatic, {
      root,
      cacheControl: false,
      // The build writes a .br and a .gz file beside each text file.
      preCompressed: true,
      setHeaders(reply, path) {
        // The build puts a hash of the content into these names, so the files never change.
        reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  const findPreview = hasApp ? previewsIn(root) : undefined
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const accept = request.headers.accept ?? '*/*'
    const isGet = hasApp && (request.method === 'GET' || request.method === 'HEAD')
    // Services that fetch a link for a preview often accept any type.
    const preview = isGet && /text\/html|^\*\/\*$/.test(accept) ? await findPreview?.(path) : undefined
    if (isGet && preview !== undefined) {
      const origin = `${request.protocol}://${request.host}`
      return reply
        .header('cache-control', 'no-cache')
        .type('text/html')
        .send(pageWith(preview, root, origin, path))
    }
    if (isGet && accept.includes('text/html')) return reply.sendFile('index.html')
    return reply.code(404).type('text/plain').send('There is nothing here. The commands are at POST /api.\n')
  })
}
