/** Preloaded into a server under test: its clock is as many milliseconds ahead as the file `TEST_CLOCK` says. */
import { readFileSync } from 'node:fs'

const file = String(process.env.TEST_CLOCK)
const systemNow = Date.now
const now = () => systemNow() + Number(readFileSync(file, 'utf8'))

globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})
