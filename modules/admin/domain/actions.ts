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

/** The kind of thing: 'ad' for 'ad.approve'. */
export const kindOf = <Action extends AdminAction>(action: Action) => action.split('.')[0] as KindOf<Action>

export const DELETIONS = ADMIN_ACTIONS.filter((action) => action.endsWith('.delete'))

export const isDeletion = (action: AdminAction) => DELETIONS.includes(action)

type Value = string | number | boolean | null

/** A field has the same meaning for every kind of thing. */
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

/** Null before: created so; null after: deleted. */
export type Change = { field: LoggedField; before: Value; after: Value }

/** The fields that differ; null before for a created thing, null after for a deleted one. */
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
      throw new TypeError('The log keeps texts, numbers, dates and booleans')
  }
}
