import { createPublicKey, generateKeyPairSync, hash, sign } from 'node:crypto'
import type { Signer } from '../environment.ts'

/** A server's key for tests. */
export function testSigner(): Signer {
  const { privateKey } = generateKeyPairSync('ed25519')
  return {
    key: String(createPublicKey(privateKey).export({ format: 'jwk' }).x),
    sign: text => sign(null, Buffer.from(text), privateKey).toString('base64url'),
    hash: text => hash('sha256', text, 'hex'),
  }
}
