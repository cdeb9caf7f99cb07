import { expect, test } from 'vitest'
import { refuseNesting } from './nesting'

test('what runs inside another one is refused, however deep', async () => {
  const unnested = refuseNesting()
  const deep = async () => {
    await Promise.resolve()
    return unnested(async () => 'never')
  }
  await expect(unnested(deep)).rejects.toThrow('hand the outer transaction on')
})

test('one after the other, and side by side, are let through', async () => {
  const unnested = refuseNesting()
  await unnested(async () => 'first')
  await expect(Promise.all([unnested(async () => 1), unnested(async () => 2)])).resolves.toEqual([1, 2])
})

test('what outlives the one it began in may open its own', async () => {
  const unnested = refuseNesting()
  let outerIsOver!: () => void
  const outer = new Promise<void>((resolve) => (outerIsOver = resolve))
  let late!: Promise<string>
  await unnested(async () => {
    late = outer.then(() => unnested(async () => 'let through'))
  })
  outerIsOver()
  await expect(late).resolves.toBe('let through')
})
