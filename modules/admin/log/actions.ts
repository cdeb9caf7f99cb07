const ACTS = {
  question: ['create', 'update', 'correct', 'keep', 'check', 'delete', 'restore', 'erase', 'import'],
  lesson: ['update', 'correct', 'keep', 'check'],
  news: [
    'create',
    'update',
    'publish',
    'unpublish',
    'unschedule',
    'feature',
    'unfeature',
    'delete',
    'restore',
    'erase',
  ],
  ad: [
    'create',
    'update',
    'approve',
    'reject',
    'undo',
    'hide',
    'show',
    'remove',
    'keep',
    'delete',
    'restore',
    'erase',
  ],
  conversation: ['read', 'close'],
  mail: ['resend', 'delete'],
  user: [
    'warn',
    'note',
    'block',
    'unblock',
    'promote',
    'demote',
    'reset-second-factor',
    'approval',
    'delete',
  ],
} as const

type Kind = keyof typeof ACTS

export type AdminAction = { [K in Kind]: `${K}.${(typeof ACTS)[K][number]}` }[Kind]

export const ADMIN_ACTIONS = Object.entries(ACTS).flatMap(([kind, acts]) =>
  acts.map((act) => `${kind}.${act}` as AdminAction),
)

type KindOf<Action> = Action extends `${infer K}.${string}` ? K : never

export const toSubjectKind = <Action extends AdminAction>(action: Action) =>
  action.split('.')[0] as KindOf<Action>

export const isDeletion = (action: AdminAction) => action.endsWith('.delete')

/** The latest of these actions tells whether a thing is deleted or restored. */
export const DELETIONS_AND_RETURNS = ADMIN_ACTIONS.filter(
  (action) => isDeletion(action) || action.endsWith('.restore'),
)

export type LoggedValue = string | number | boolean | null

export function changesBetween<Field extends string>(
  fields: readonly Field[],
  before: { readonly [F in Field]: unknown } | null,
  after: { readonly [F in Field]: unknown } | null,
): { field: Field; before: LoggedValue; after: LoggedValue }[] {
  return fields
    .map((field) => ({ field, before: logged(before?.[field]), after: logged(after?.[field]) }))
    .filter((change) => change.before !== change.after)
}

function logged(value: unknown): LoggedValue {
  if (value === undefined || value === null) return null
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  throw new TypeError('The log keeps texts, numbers, booleans and moments')
}
