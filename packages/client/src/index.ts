export * from './connection.ts'
export { localConnection } from './local-connection.ts'
export { type RemoteOptions, remoteConnection } from './remote-connection.ts'
