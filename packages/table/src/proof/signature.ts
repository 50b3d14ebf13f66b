import { type MatchRecord, receiptText } from '@turnwise/engine'
import { type Finding, finding } from './findings.ts'

const server = finding('server')

/** Whose signature a record bears. `key` is the one that its reader knows the server by. */
export async function examineSignature(record: MatchRecord, key: string | undefined): Promise<Finding> {
  const { receipt } = record
  if (receipt === undefined) return server('claimed', 'no server has signed it')
  const isGenuine = await isSignedBy(receipt.server, receiptText(record, receipt), receipt.signature)
  if (isGenuine === undefined) return server('claimed', 'this browser cannot check the signature')
  if (!isGenuine) return server('refuted', 'the signature is not of what the record says')
  if (key === undefined)
    return server('claimed', `signed with the key ${receipt.server}; whose key that is was not checked`)
  return receipt.server === key
    ? server('proven', `signed by the server with the key ${key}`)
    : server('refuted', `signed with the key ${receipt.server}, not with ${key}`)
}

/** Undefined where Ed25519 is not known, as on pages that did not come over HTTPS. */
export async function isSignedBy(key: string, text: string, signature: string): Promise<boolean | undefined> {
  // Typed as always there, but a page without HTTPS has none.
  const subtle: typeof globalThis.crypto.subtle | undefined = globalThis.crypto.subtle
  if (subtle === undefined) return undefined
  try {
    const verifying = await subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x: key }, 'Ed25519', false, [
      'verify',
    ])
    return await subtle.verify('Ed25519', verifying, bytesOf(signature), new TextEncoder().encode(text))
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotSupportedError' ? undefined : false
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), char => char.charCodeAt(0))
}
