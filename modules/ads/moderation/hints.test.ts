import { expect, test } from 'vitest'
import { type HintKind, listHints } from './hints'

const find = (description: string) => listHints({ title: 'Lunette Vortex', description })

test.each<[string, HintKind, string]>([
  ['Appelez le 0470 12 34 56 après 18 h.', 'phone', '0470 12 34 56'],
  ['Appelez le 0470/12.34.56.', 'phone', '0470/12.34.56'],
  ['Mon numéro : +32 470 12 34 56', 'phone', '+32 470 12 34 56'],
  ['Fixe : 04 222 33 44', 'phone', '04 222 33 44'],
  ['Au Luxembourg : +352 621 123 456', 'phone', '+352 621 123 456'],
  ['Écrivez à marc.dubois@example.be.', 'email', 'marc.dubois@example.be'],
  ['marc (at) example (dot) be', 'email', 'marc (at) example (dot) be'],
  ['Plus de photos sur www.example.com/lunette', 'link', 'www.example.com/lunette'],
  ['WhatsApp seulement.', 'messenger', 'WhatsApp'],
  ['Numéro de série A12345, facture.', 'serial', 'Numéro de série A12345'],
  ['N° de série : B-77', 'serial', 'N° de série : B-77'],
  ['Envoi possible par la poste.', 'shipping', 'Envoi'],
  ['Je peux expédier.', 'shipping', 'expédier'],
  ['Acompte par virement.', 'payment', 'Acompte'],
  ['Vente libre, pas besoin de licence.', 'licence', 'pas besoin de licence'],
  ['Pas besoin d’une autorisation.', 'licence', 'Pas besoin d’une autorisation'],
  ['Discrétion assurée.', 'licence', 'Discrétion assurée'],
])('the queue points to what should be read closely: %s', (description, kind, words) => {
  expect(find(description)).toContainEqual({ kind, words })
})

test.each([
  'Réticule mildot, 6-24×50, tube de 30 mm, année 2019, 0,22 ou .22 LR.',
  'Calibre 9×19, 1 000 coups, achetée le 01-02-2019, prix neuf 1 250 €.',
  "Livrée avec ses bouchons, en série limitée. L'avance du projecteur est douce.",
  'Fournie avec ses papiers, à votre discrétion. Fourni papiers et housse.',
  'Vitesse initiale de 820 m/s, canon de 0,61 m, code 4500 Huy.',
])('the queue points to nothing in an ordinary ad: %s', (description) => {
  expect(find(description)).toEqual([])
})

test('the queue names each kind once, in the order of the text', () => {
  const text = 'Virement ou Payconiq. Envoi par colis, 0470 12 34 56 ou 0470 99 88 77.'

  expect(find(text)).toEqual([
    { kind: 'payment', words: 'Virement' },
    { kind: 'shipping', words: 'Envoi' },
    { kind: 'phone', words: '0470 12 34 56' },
  ])
})
