/** Moves the clock of the site by CLOCK_AHEAD_MS. Node loads this file before the code of the site. */
const ahead = Number(process.env.CLOCK_AHEAD_MS)
const now = () => SystemDate.now() + ahead
const SystemDate = Date

globalThis.Date = new Proxy(SystemDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
