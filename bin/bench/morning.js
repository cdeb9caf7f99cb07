/** Loaded by the site before its own code: moves its clock by CLOCK_AHEAD_MS. */
const ahead = Number(process.env.CLOCK_AHEAD_MS)
const now = () => SystemDate.now() + ahead
const SystemDate = Date

globalThis.Date = new Proxy(SystemDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
