import { expect, test } from 'vitest'
import { toCommand } from './exam-keys'

const NOWHERE = { isText: false, isOption: false }
const ON_OPTION = { isText: false, isOption: true }
const IN_TEXT = { isText: true, isOption: false }

test.each(['a', 'A', 'b', 'C'])('the key %s chooses that option, also with the focus on an option', (key) => {
  expect(toCommand(press(key), NOWHERE)).toBe(key.toUpperCase())
  expect(toCommand(press(key), ON_OPTION)).toBe(key.toUpperCase())
})

test.each([
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
])('the key %s goes to the %s question, but not from an option', (key, command) => {
  expect(toCommand(press(key), NOWHERE)).toBe(command)
  expect(toCommand(press(key), ON_OPTION)).toBeNull()
})

test.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey', 'isComposing', 'repeat'])(
  'a key with %s does nothing',
  (state) => {
    expect(toCommand({ ...press('c'), [state]: true }, NOWHERE)).toBeNull()
  },
)

test.each(['d', 'Enter', ' ', 'ArrowUp', 'F8', 'Tab'])('the key %j does nothing', (key) => {
  expect(toCommand(press(key), NOWHERE)).toBeNull()
})

test('a key typed into a text field does nothing', () => {
  expect(toCommand(press('a'), IN_TEXT)).toBeNull()
})

function press(key: string) {
  const released = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false }
  return { key, ...released, isComposing: false, repeat: false }
}
