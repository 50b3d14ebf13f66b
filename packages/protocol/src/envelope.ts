import type { z } from 'zod'
import { wireError } from './errors.ts'
import { anyRequest } from './requests.ts'

/** One answer to one request, whatever the carrier. */
export type Answer = Readonly<Record<string, unknown>> & { readonly response: string; readonly status: 'ok' | 'error' }

export function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0]
  if (issue === undefined) return 'The request has the wrong shape.'
  const path = issue.path.join('.')
  return path === '' ? issue.message : `${path}: ${issue.message}`
}

/** The answer to a request that a carrier refuses before the table sees it. */
export function refuse(request: unknown, error: unknown): Answer {
  const { data } = anyRequest.safeParse(request)
  return {
    response: `${data?.cmd ?? 'unknown'}-response`,
    status: 'error',
    ...(data?.id === undefined ? {} : { id: data.id }),
    error: wireError(error),
  }
}
