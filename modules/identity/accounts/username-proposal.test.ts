import { describe, expect, test } from 'vitest'
import { registrationSchema } from '../schemas'
import { completeUsername, listAlternatives, proposeUsername } from './username-proposal'

describe('the proposed username', () => {
  test.each([
    ['Élodie', 'Dupont', 'elodie.dupont'],
    ['Jean-François', "D'Hondt", 'jean-francois.dhondt'],
    ['  Marie  Anne ', 'Van den Berg', 'marie.anne.van.den.berg'],
    ['Zoë', 'Cœur (Strauß)', 'zoe.coeur.strauss'],
    ['Karim', 'El-Amrani 2', 'karim.el-amrani.2'],
    ['Андрей', 'Чайка', 'андрей.чайка'],
    ['たなか', '健', 'たなか.健'],
    ['Maximilienne', 'Vandenbroeck-Vanderstraeten', 'maximilienne.vandenbroeck-vand'],
    ['Camille', 'de la Tour d’Auvergnes - Lau', 'camille.de.la.tour.dauvergnes'],
  ])('of %s %s is %s', (firstName, lastName, username) => {
    expect(proposeUsername(firstName, lastName)).toBe(username)
    expect(registrationSchema.shape.username.safeParse(username).success).toBe(true)
  })

  test.each([
    ['Élodie', '', 'elodie'],
    ['', 'Dupont', 'dupont'],
    ['', '', ''],
    ["'-'", '🎯', ''],
  ])('needs only one of the two names: %j and %j give %j', (firstName, lastName, username) => {
    expect(proposeUsername(firstName, lastName)).toBe(username)
  })
})

describe('the username to register', () => {
  test.each([
    ['', 'guy.lambert'],
    ['   ', 'guy.lambert'],
    ['Guy Lambert', 'guy.lambert'],
    [' Guitou 58 ', 'guitou.58'],
    ['Guitou', 'Guitou'],
    ['Éloi_2', 'Éloi_2'],
    ['guy@exemple.be', 'guy@exemple.be'],
  ])('of Guy Lambert, who types %j, is %j', (typed, username) => {
    expect(completeUsername(typed, 'Guy', 'Lambert')).toBe(username)
  })

  test.each(['', 'modo.dupont'])('does not look like staff unless it is chosen: %j', (typed) => {
    const username = completeUsername(typed, 'Modo', 'Dupont')

    expect(username).toBe('mododupont')
    expect(registrationSchema.shape.username.safeParse(username).success).toBe(true)
  })
})

test('alternatives end in a number, within 30 characters, and as no staff', () => {
  expect(listAlternatives('camille').slice(0, 3)).toEqual(['camille', 'camille2', 'camille3'])
  expect(listAlternatives('guy58').slice(0, 3)).toEqual(['guy58', 'guy58.2', 'guy58.3'])
  expect(listAlternatives('a'.repeat(30)).at(-1)).toBe(`${'a'.repeat(28)}99`)
  expect(listAlternatives('prepa.lt').slice(3, 5)).toEqual(['prepa.lt4', 'prepa.lt6'])
  // A character of two UTF-16 units is not halved.
  expect(listAlternatives('\u{20000}'.repeat(15))[1]).toBe(`${'\u{20000}'.repeat(14)}2`)
})
