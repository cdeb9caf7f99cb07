import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Fr } from './text'
import { nowrap } from './text.css'

test('an inverted verb is the only part of a sentence that gets an element', () => {
  expect(renderToStaticMarkup(<Fr>Où peut-on tirer ?</Fr>)).toBe(
    `Où <span class="${nowrap}">peut-on</span> tirer\u202f?`,
  )
})

test('text from the database is escaped', () => {
  expect(renderToStaticMarkup(<Fr>{'<b>Que faire ?</b>'}</Fr>)).toBe('&lt;b&gt;Que faire\u202f?&lt;/b&gt;')
})
