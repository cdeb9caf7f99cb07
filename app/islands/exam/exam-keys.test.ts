import { expect, test } from 'vitest'
import { commandOf } from './exam-keys'

const NOWHERE = { isText: false, isOption: false }
const ON_OPTION = { isText: false, isOption: true }
const IN_TEXT = { isText: true, isOption: false }

test.each(['a', 'A', 'b', 'C'])('the key %s chooses that option, also with the focus on an option', (key) => {
  expect(commandOf(press(key), NOWHERE)).toBe(key.toUpperCase())
  expect(commandOf(press(key), ON_OPTION)).toBe(key.toUpperCase())
})

test.each([
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
])('the key %s goes to the %s question, but not from an option', (key, command) => {
  expect(commandOf(press(key), NOWHERE)).toBe(command)
  expect(commandOf(press(key), ON_OPTION)).toBeNull()
})

test.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey', 'isComposing', 'repeat'])(
  'a key with %s does nothing',
  (state) => {
    expect(commandOf({ ...press('c'), [state]: true }, NOWHERE)).toBeNull()
  },
)

test.each(['d', 'Enter', ' ', 'ArrowUp', 'F8', 'Tab'])('the key %j does nothing', (key) => {
  expect(commandOf(press(key), NOWHERE)).toBeNull()
})

test('a key typed into a text field does nothing', () => {
  expect(commandOf(press('a'), IN_TEXT)).toBeNull()
})

function press(key: string) {
  const released = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false }
  return { key, ...released, isComposing: false, repeat: false }
}
