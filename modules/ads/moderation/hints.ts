export type HintKind =
  'phone' | 'email' | 'link' | 'messenger' | 'serial' | 'shipping' | 'payment' | 'licence'

/** Words of an ad that an admin should read closely, and why. */
export type Hint = { kind: HintKind; words: string }

const PATTERNS: Record<HintKind, RegExp> = {
  phone:
    /(?<![\d.,])(?:(?:\+|00)32|0)[ ./-]{0,2}[1-9](?:[ ./-]{0,2}\d){7,8}(?!\d)|(?<!\d)\+\d(?:[ ./-]?\d){8,13}/,
  email: /[\w.+-]+\s?(?:@|\(at\)|\[at\]|arobase)\s?[\w-]+\s?(?:\.|\(dot\)|point)\s?[a-z]{2,}/i,
  link: /(?:https?:\/\/|www\.)\S+/i,
  messenger: /whats\s?app|telegram|messenger|viber|snapchat|instagram|facebook/i,
  serial:
    /(?:num[ée]ro|n[°º]|n(?:um)?\.?)\s?de s[ée]rie[^\n.;,]{0,20}|serial(?: number)?[^\n.;,]{0,20}|\bs\/n\b[^\n.;,]{0,20}/i,
  shipping:
    /par (?:la )?poste|par colis|point relais|mondial relay|\bbpost\b|\bcolis\b|(?<!\p{L})envois?(?!\p{L})|envoie|envoyer|expédi\p{L}*|frais de port/iu,
  payment: /virement|paypal|payconiq|western union|acompte|transcash|bitcoin|carte cadeau|mandat cash/i,
  licence:
    /(?<!\p{L})(?:sans|pas besoin (?:de |d['’]une? ?)|aucune?|ni) ?(?:licence|permis|autorisation|papiers?)|discrétion (?:assurée|garantie)/iu,
}

/** Lists the first words of each kind, in the order of the text. A wanted or harmless use is not told apart. */
export function listHints({ title, description }: { title: string; description: string }): Hint[] {
  const text = `${title}\n${description}`
  const found = Object.entries(PATTERNS).flatMap(([kind, pattern]) => {
    const match = pattern.exec(text)
    return match ? [{ kind: kind as HintKind, words: match[0].trim(), at: match.index }] : []
  })
  return found.toSorted((one, other) => one.at - other.at).map(({ kind, words }) => ({ kind, words }))
}
