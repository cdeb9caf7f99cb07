import { createHash } from 'node:crypto'
import demo from '#db/seeds/demo-content.json'
import { foldForSearch } from '#modules/kernel/search'

/** One row as the table has it, by what the site itself would have written. */
export type Row = Record<string, string | number | boolean | Date | null>

/** Of `count` moments, the nth: spread over two years, the last one an hour ago. */
function momentOf(nth: number, count: number): Date {
  return new Date(BEGIN - ((count - 1 - nth) / count) * TWO_YEARS_MS)
}

export function userRow(id: number, nth: number, count: number): Row {
  const firstName = FIRST_NAMES[nth % FIRST_NAMES.length]!
  const lastName = LAST_NAMES[Math.floor(nth / FIRST_NAMES.length) % LAST_NAMES.length]!
  // One of a hundred; of few users so many that they fill a page.
  const blockedEvery = Math.min(100, Math.max(2, Math.floor(count / 20)))
  const username = `${foldForSearch(firstName)}.${foldForSearch(lastName).replace(' ', '-')}.${id}`
  const email = `${username}@example.com`
  return {
    id,
    username,
    username_key: username,
    password_hash: NOBODYS_HASH,
    email,
    first_name: firstName,
    last_name: lastName,
    phone: null,
    is_admin: nth % 5000 === 4999,
    is_blocked: nth % blockedEvery === blockedEvery - 1,
    created_at: momentOf(nth, count),
    search_text: foldForSearch([lastName, firstName, username, email].join('\n')),
  }
}

/** Somebody who is signed in, of whom nobody here has the token. */
export function sessionRow(userId: number): Row {
  const at = new Date(BEGIN)
  const token_hash = createHash('sha256').update(`seeded ${userId}`).digest('hex')
  return { token_hash, user_id: userId, created_at: at, last_used_at: at, device: 'Firefox sur Android' }
}

/** An exam that is over, and its result. */
export function examRows(id: number, userId: number, nth: number, count: number): [Row, Row] {
  const [exam_type, total, seconds] = nth % 6 === 5 ? OFFICIAL : PRACTICE
  const created_at = momentOf(nth, count)
  const time_spent = Math.round(seconds * (0.4 + (nth % 50) / 100))
  const started_at = new Date(created_at.getTime() - time_spent * 1000)
  const deadline = new Date(started_at.getTime() + seconds * 1000)
  const score = Math.round((total * (4 + ((nth * 3) % 7))) / 10)
  return [
    { id, user_id: userId, exam_type, started_at, deadline, closed_at: created_at },
    { id, user_id: userId, attempt_id: id, score, total_questions: total, time_spent, exam_type, created_at },
  ]
}

/** Of ten, seven are online, one waits, one is sold and one was rejected. */
export function adRow(id: number, userId: number, nth: number, count: number): Row {
  const ad = {
    brand: null,
    caliber: null,
    condition: null,
    weight: null,
    ...demo.ads[nth % demo.ads.length]!,
  }
  const { brand, caliber, condition, weight, description, price, location, type, category } = ad
  const title = `${ad.title} (${id})`
  const state = nth % 10
  const created_at = momentOf(nth, count)
  return {
    id,
    user_id: userId,
    title,
    description,
    price,
    location,
    type,
    category,
    condition,
    weight,
    caliber,
    brand,
    contact_email: ad.contactEmail,
    is_approved: state > 1,
    is_sold: state === 2,
    rejection_reason: state === 1 ? 'La photo montre une autre arme.' : null,
    created_at,
    updated_at: created_at,
    search_text: foldForSearch([title, description, brand, caliber].join('\n')),
  }
}

/** The line that the approval of an ad has left. */
export function approvalRow(ad: Row, adminId: number): Row {
  return {
    actor_id: adminId,
    actor_name: 'Chef',
    action: 'ad.approve',
    subject_id: ad.id!,
    subject: ad.title!,
    changes: '[]',
    search_text: foldForSearch(`Chef ${String(ad.title)}`),
    created_at: ad.created_at!,
  }
}

export function newsRow(id: number, nth: number, count: number): Row {
  const item = demo.news[nth % demo.news.length]!
  const title = `${item.title} (${id})`
  const created_at = momentOf(nth, count)
  return {
    id,
    slug: `actualite-${id}`,
    title,
    summary: item.summary,
    content: item.content,
    author: item.author,
    is_published: nth % 10 !== 9,
    is_featured: nth % 5 === 0,
    created_at,
    updated_at: created_at,
    search_text: foldForSearch([title, item.summary, item.content].join('\n')),
  }
}

const BEGIN = Date.now() - 3_600_000
const TWO_YEARS_MS = 2 * 365 * 86_400_000

const PRACTICE = ['practice', 10, 300] as const
const OFFICIAL = ['official', 30, 900] as const

/** As long as one is, and of no password. */
const NOBODYS_HASH = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

const FIRST_NAMES = (
  'Camille Karim Élodie Luc Noémie Thomas Nadia Sophie Marc Amélie Yves Fatima Benoît Chloé Hugo Inès Julien ' +
  'Léa Mehdi Océane Pierre Romain Sarah Zoé'
).split(' ')

const LAST_NAMES = [
  ...'Dubois Benali Lambert Peeters Janssens Maes Renard Delvaux Goossens Simon Wouters Léonard'.split(' '),
  ...'Dupont Martin Leroy Hubert François Michiels Lejeune Collard Évrard'.split(' '),
  'De Smet',
  'Van Damme',
]
