import { expect, test } from 'vitest'
import { render } from '#test/harness/render'
import { Email, mailtoHref, telHref } from './contact'
import { french } from './text'
import { nowrap } from './text.css'

test('an address breaks before @, a long domain at dots, and copies whole', () => {
  const html = (address: string) => render(<Email>{address}</Email>).html

  expect(html('camille.du-bois@example.com')).toBe('camille.du-bois<wbr/>@example.com')
  expect(html('a@societe-de-tir-de-huy.example.com')).toBe(
    'a<wbr/>@societe-de-tir-de-huy<wbr/>.example<wbr/>.com',
  )
})

test('an address shows its international domain as people write it', () => {
  expect(render(<Email>jean@xn--socit-esab.example</Email>).html).toBe('jean<wbr/>@société.example')
  expect(render(<Email>jean@xn--a.example</Email>).html).toBe('jean<wbr/>@xn--a.example')
})

test.each([
  ['0470 12 34 56', 'tel:0470123456'],
  ['+32 470/12.34.56', 'tel:+32470123456'],
  ['+32 (0)470 12 34 56', 'tel:+32470123456'],
  ['0032 (0)470-12', 'tel:003247012'],
  ['(0470) 12+34', 'tel:04701234'],
  ['--', null],
])('the phone number %j is dialled as %j', (phone, href) => {
  expect(telHref(phone)).toBe(href)
})

test.each([
  ['camille.dubois@example.be', 'mailto:camille.dubois@example.be'],
  ['a?subject=x&bcc=b%2c@example.be', 'mailto:a%3Fsubject%3Dx%26bcc%3Db%252c@example.be'],
])('the e-mail address %j leads to a mail without subject or copies', (email, href) => {
  expect(mailtoHref(email)).toBe(href)
})

test.each([
  ['Où peut-on tirer ?', `<span>Où </span><span class="${nowrap}">peut-on</span><span> tirer\u202f?</span>`],
  ['<b>Que faire ?</b>', '&lt;b&gt;Que faire\u202f?&lt;/b&gt;'],
])('each part beside an inverted verb is an element in %j', (text, html) => {
  expect(render(<>{french(text)}</>).html).toBe(html)
})
