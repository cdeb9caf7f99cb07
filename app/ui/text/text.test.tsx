import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { french } from './text'
import { nowrap } from './text.css'

test.each([
  ['Où peut-on tirer ?', `Où <span class="${nowrap}">peut-on</span> tirer\u202f?`],
  ['<b>Que faire ?</b>', '&lt;b&gt;Que faire\u202f?&lt;/b&gt;'],
])('an inverted verb alone gets an element in %j', (text, html) => {
  expect(renderToStaticMarkup(french(text))).toBe(html)
})
