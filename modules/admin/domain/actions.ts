/** What an admin can do, as the log calls it. */
export const ADMIN_ACTIONS = [
  'question.create',
  'question.update',
  'question.delete',
  'question.import',
  'news.create',
  'news.update',
  'news.publish',
  'news.unpublish',
  'news.feature',
  'news.unfeature',
  'news.delete',
  'ad.create',
  'ad.update',
  'ad.approve',
  'ad.reject',
  'ad.delete',
  'user.block',
  'user.unblock',
  'user.promote',
  'user.demote',
  'user.delete',
] as const

export type AdminAction = (typeof ADMIN_ACTIONS)[number]

type KindOf<Action> = Action extends `${infer Kind}.${string}` ? Kind : never

/** What it is done to: 'ad' of 'ad.approve'. */
export const kindOf = <Action extends AdminAction>(action: Action) => action.split('.')[0] as KindOf<Action>

export const DELETIONS = ADMIN_ACTIONS.filter((action) => action.endsWith('.delete'))

export const ACTS_ON_USERS = ADMIN_ACTIONS.filter((action) => kindOf(action) === 'user')

export const isDeletion = (action: AdminAction) => DELETIONS.includes(action)

type Value = string | number | boolean | null

/** What the log tells of a thing: what one name means, it means of every thing. */
export type LoggedField =
  | `option${'A' | 'B' | 'C'}`
  | 'title'
  | 'description'
  | 'price'
  | 'location'
  | 'type'
  | 'category'
  | 'condition'
  | 'weight'
  | 'caliber'
  | 'brand'
  | 'contactEmail'
  | 'contactPhone'
  | 'contactInfo'
  | 'isApproved'
  | 'isSold'
  | 'rejectionReason'
  | 'summary'
  | 'content'
  | 'author'
  | 'isPublished'
  | 'isFeatured'
  | 'question'
  | 'correctAnswer'
  | 'theme'
  | 'explanation'
  | 'source'
  | 'added'
  | 'revised'
  | 'retired'
  | 'isAdmin'
  | 'isBlocked'

/** Null before: it was made so; null after: it went. */
export type Change = { field: LoggedField; before: Value; after: Value }

/** Of these fields, those that differ. What is not there before was made, what is not there after has gone. */
export function changesBetween<Thing extends object>(
  fields: readonly (keyof Thing & LoggedField)[],
  before: Thing | null,
  after: Thing | null,
): Change[] {
  return fields
    .map((field) => ({ field, before: valueOf(before?.[field]), after: valueOf(after?.[field]) }))
    .filter((change) => change.before !== change.after)
}

function valueOf(value: unknown): Value {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
      return value
    case 'undefined':
      return null
    default:
      if (value === null) return null
      if (value instanceof Date) return value.toISOString()
      throw new TypeError('The log keeps texts, numbers, dates and yes or no')
  }
}
