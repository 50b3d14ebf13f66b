import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message that the push service has accepted for a browser. */
export interface PushedMessage {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** The text, as the browser decrypts it. */
  readonly text: string
  /** The signed claims, if the signature matches the key that the sender names. */
  readonly claims: unknown
  /** The key that the sender names, base64url. */
  readonly key: string
}

/** A push service and one browser that subscribes to it, for tests: it decrypts (RFC 8291) and checks signatures (RFC 8292). */
export async function startPushEndpoint() {
  const messages: PushedMessage[] = []
  const keys = createECDH('prime256v1')
  const publicKey = keys.generateKeys()
  const auth = randomBytes(16)
  const status = { next: 201 }
  const server = createServer(async (request, answer) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { url = '/', headers } = request
    const text = decrypt(Buffer.concat(parts), publicKey, keys.computeSecret.bind(keys), auth)
    messages.push({ path: url, headers, text, ...readSignature(headers.authorization ?? '') })
    answer.writeHead(status.next).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    messages,
    /** The status that the next messages are answered with. */
    status,
    subscription: (name: string) => ({
      endpoint: `${origin}/${name}`,
      p256dh: publicKey.toString('base64url'),
      auth: auth.toString('base64url'),
    }),
    close: () => new Promise(resolve => server.close(resolve)),
  }
}

function decrypt(body: Buffer, own: Buffer, secretWith: (key: Buffer) => Buffer, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyEnd = 21 + body.readUInt8(20)
  const sender = body.subarray(21, keyEnd)
  const derive = (secret: Buffer, saltedBy: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, saltedBy, info, length))
  const shared = derive(secretWith(sender), auth, Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]), 32)
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(body.subarray(-16))
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

function readSignature(header: string): Pick<PushedMessage, 'claims' | 'key'> {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const signer = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const isTrue = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return { key, claims: isTrue ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : undefined }
}
