import { describe, expect, test } from 'vitest'
import { commandOf } from './exam-keys'

const nowhere = { isText: false, isOption: false }
const onOption = { isText: false, isOption: true }
const inText = { isText: true, isOption: false }

test.each(['a', 'A', 'b', 'C'])('%s marks that option, also with the focus on one', (key) => {
  expect(commandOf(press(key), nowhere)).toEqual({ choose: key.toUpperCase() })
  expect(commandOf(press(key), onOption)).toEqual({ choose: key.toUpperCase() })
})

test('the arrows change the question, and inside the options they stay the options', () => {
  expect(commandOf(press('ArrowLeft'), nowhere)).toEqual({ intent: 'previous' })
  expect(commandOf(press('ArrowRight'), nowhere)).toEqual({ intent: 'next' })
  expect(commandOf(press('ArrowLeft'), onOption)).toBeNull()
  expect(commandOf(press('ArrowRight'), onOption)).toBeNull()
})

describe('nothing is asked for', () => {
  test.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey'])('with %s held', (modifier) => {
    expect(commandOf({ ...press('c'), [modifier]: true }, nowhere)).toBeNull()
    expect(commandOf({ ...press('ArrowLeft'), [modifier]: true }, nowhere)).toBeNull()
  })

  test('where text is typed, or composed', () => {
    expect(commandOf(press('a'), inText)).toBeNull()
    expect(commandOf({ ...press('a'), isComposing: true }, nowhere)).toBeNull()
  })

  test('by a key that is held', () => {
    expect(commandOf({ ...press('ArrowRight'), repeat: true }, nowhere)).toBeNull()
  })

  test.each(['d', 'Enter', ' ', 'ArrowUp', 'F8', 'Tab'])('by %j', (key) => {
    expect(commandOf(press(key), nowhere)).toBeNull()
  })
})

function press(key: string) {
  return {
    key,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    shiftKey: false,
    isComposing: false,
    repeat: false,
  }
}
