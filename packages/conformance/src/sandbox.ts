/** Of a Date, what depends on the time zone or the locale of the machine. */
const LOCAL_DATE_METHODS = [
  ...['getDate', 'getDay', 'getFullYear', 'getHours', 'getMinutes', 'getMonth', 'getSeconds', 'getTimezoneOffset'],
  ...['setDate', 'setFullYear', 'setHours', 'setMinutes', 'setMonth', 'setSeconds'],
  ...['toString', 'toDateString', 'toTimeString', 'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'],
]

/** Globals that no rule may touch, whatever it wants of them. */
const FORBIDDEN_GLOBALS = [
  ...['process', 'performance', 'crypto', 'Intl', 'navigator', 'location', 'localStorage', 'sessionStorage'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'],
  ...['fetch', 'XMLHttpRequest', 'WebSocket'],
]

/** Runs `body` with clock, time zone, locale, randomness and environment replaced by ones that report each use. */
export function withoutHiddenInput<Value>(report: (name: string) => void, body: () => Value): Value {
  // Some are loaded when they are first touched, and use the others for that. Node prints a warning for this one.
  for (const key of FORBIDDEN_GLOBALS) if (key !== 'localStorage') Reflect.get(globalThis, key)
  const undo: (() => void)[] = []
  const replace = (owner: object, key: string, make: (real: PropertyDescriptor) => PropertyDescriptor) => {
    const real = Object.getOwnPropertyDescriptor(owner, key)
    if (real?.configurable !== true) return
    Object.defineProperty(owner, key, { ...make(real), configurable: true })
    undo.push(() => Object.defineProperty(owner, key, real))
  }
  const watchMethod = (owner: object, key: string, name: string) =>
    replace(owner, key, ({ value, ...rest }) => ({ ...rest, value: watched(name, value, report) }))
  watchMethod(Math, 'random', 'Math.random')
  replace(globalThis, 'Date', real => ({ ...real, value: watchedDate(real.value, report) }))
  for (const key of LOCAL_DATE_METHODS) watchMethod(Date.prototype, key, `Date.prototype.${key} (time zone or locale)`)
  for (const key of ['localeCompare', 'toLocaleLowerCase', 'toLocaleUpperCase']) {
    watchMethod(String.prototype, key, `String.prototype.${key} (locale)`)
  }
  for (const owner of [Number, BigInt, Array]) {
    watchMethod(owner.prototype, 'toLocaleString', `${owner.name}.prototype.toLocaleString (locale)`)
  }
  for (const key of FORBIDDEN_GLOBALS) replace(globalThis, key, real => watchedGlobal(key, real, report))
  try {
    return body()
  } finally {
    for (const step of undo.reverse()) step()
  }
}

function watched(name: string, real: unknown, report: (name: string) => void): unknown {
  return function (this: unknown, ...args: unknown[]): unknown {
    report(name)
    return typeof real === 'function' ? Reflect.apply(real, this, args) : undefined
  }
}

function watchedDate(real: DateConstructor, report: (name: string) => void): DateConstructor {
  return new Proxy(real, {
    apply(target, self, args) {
      report('Date()')
      return Reflect.apply(target, self, args)
    },
    construct(target, args, newTarget) {
      if (args.length === 0) report('new Date()')
      // Parts, or a text without a zone, are read in the time zone of the machine.
      else if (
        args.length > 1 ||
        (typeof args[0] === 'string' && !/(Z|[+-]\d\d:?\d\d|^\d{4}-\d\d-\d\d)$/.test(args[0]))
      )
        report('new Date in local time (time zone)')
      return Reflect.construct(target, args, newTarget)
    },
    get(target, key, receiver) {
      if (key === 'now') report('Date.now')
      return Reflect.get(target, key, receiver)
    },
  })
}

function watchedGlobal(key: string, real: PropertyDescriptor, report: (name: string) => void): PropertyDescriptor {
  return {
    enumerable: real.enumerable ?? false,
    get() {
      report(key)
      return real.get === undefined ? real.value : Reflect.apply(real.get, globalThis, [])
    },
  }
}
