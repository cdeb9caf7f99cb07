import { expect, test } from 'vitest'
import { commandOf } from './exam-keys'

const NOWHERE = { isText: false, isOption: false }
const ON_OPTION = { isText: false, isOption: true }
const IN_TEXT = { isText: true, isOption: false }

test.each(['a', 'A', 'b', 'C'])('%s marks that option, also with the focus on one', (key) => {
  expect(commandOf(press(key), NOWHERE)).toBe(key.toUpperCase())
  expect(commandOf(press(key), ON_OPTION)).toBe(key.toUpperCase())
})

test.each([
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
])('%s goes to the %s question, but stays with the options on one', (key, command) => {
  expect(commandOf(press(key), NOWHERE)).toBe(command)
  expect(commandOf(press(key), ON_OPTION)).toBeNull()
})

test.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey', 'isComposing', 'repeat'])(
  'with %s, a key does nothing',
  (state) => {
    expect(commandOf({ ...press('c'), [state]: true }, NOWHERE)).toBeNull()
  },
)

test.each(['d', 'Enter', ' ', 'ArrowUp', 'F8', 'Tab'])('%j does nothing', (key) => {
  expect(commandOf(press(key), NOWHERE)).toBeNull()
})

test('a key typed into a text does nothing', () => {
  expect(commandOf(press('a'), IN_TEXT)).toBeNull()
})

function press(key: string) {
  const released = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false }
  return { key, ...released, isComposing: false, repeat: false }
}
