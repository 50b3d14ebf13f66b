/** Runs `body` with clock and randomness replaced by ones that tell on whoever uses them. */
export function withoutHiddenInput<Value>(tell: (name: string) => void, body: () => Value): Value {
  const { random } = Math
  const RealDate = globalThis.Date
  const realNow = performance.now
  const realRandomValues = crypto.getRandomValues
  const realUuid = crypto.randomUUID
  const watched = <Args extends unknown[], Out>(name: string, real: (...args: Args) => Out) =>
    function (this: unknown, ...args: Args): Out {
      tell(name)
      return real.apply(this, args)
    }
  Math.random = watched('Math.random', random)
  globalThis.Date = new Proxy(RealDate, {
    construct(target, args) {
      if (args.length === 0) tell('new Date')
      return Reflect.construct(target, args)
    },
    get(target, key, receiver) {
      if (key === 'now') tell('Date.now')
      return Reflect.get(target, key, receiver)
    },
  })
  performance.now = watched('performance.now', realNow)
  crypto.getRandomValues = watched('crypto.getRandomValues', realRandomValues)
  crypto.randomUUID = watched('crypto.randomUUID', realUuid)
  try {
    return body()
  } finally {
    Math.random = random
    globalThis.Date = RealDate
    performance.now = realNow
    crypto.getRandomValues = realRandomValues
    crypto.randomUUID = realUuid
  }
}
