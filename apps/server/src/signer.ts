import { createPrivateKey, createPublicKey, generateKeyPairSync, hash, sign } from 'node:crypto'
import type { Signer, Store } from '@turnwise/table'

/** The public key of this server, at a fixed address. */
export const KEY_PATH = '/api/key.json'

/** The key is made at the first start and stored with the matches, so all servers of one database have the same. */
export async function openSigner(store: Pick<Store, 'secrets'>): Promise<Signer | undefined> {
  const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
  const stored = await store.secrets?.keepSecret('receipts', String(made))
  if (stored === undefined) return undefined
  const key = createPrivateKey(stored)
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  return {
    key: x,
    sign: text => sign(null, Buffer.from(text), key).toString('base64url'),
    hash: text => hash('sha256', text, 'hex'),
  }
}
