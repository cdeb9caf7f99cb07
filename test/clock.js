/** Preloaded into a server under test: its clock starts at `TEST_CLOCK` and runs on from there. */
const shift = Date.parse(process.env.TEST_CLOCK ?? '') - Date.now()
const systemNow = Date.now
const now = () => systemNow() + shift

globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})
