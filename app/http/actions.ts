import type { z } from 'zod'
import type { Tx } from '#db/database'
import type { Caller, User } from '#modules/identity'
import type { Result } from '#modules/kernel/result'
import type { Site } from '#app/start/modules.server'
import type { Done, RefusalAnswer, Unauthorized } from './act.server'
import type { Flash } from './redirect.server'

type Words = {
  label: string
  /**
   * True if the button acts without asking for confirmation. A user who had to sign in first still sees the
   * confirmation page.
   */
  isAtOnce?: true
  /** True if the user must have entered their password in the last ten minutes. */
  asksPassword?: true
  /** True if the form acts once even if it is sent twice. Its page must render `PostForm` with `once`. */
  isOnce?: true
  /** The sentence about what failed, shown after a server error. */
  failed?: string
}

/** The words of the page that asks for confirmation before the action runs. */
type Confirmation = {
  /** The last entry of the breadcrumb; by default, the label. */
  crumb?: string
  title: string
  /**
   * The title of the document, and the text of the confirming button if `button` is missing. By default,
   * `label`.
   */
  name?: string
  button?: string
  variant: 'primary' | 'danger'
  /** What the admin writes. The log keeps it; the member gets a 'mailed-reason' and a 'warning' by mail. */
  asks?: 'reason' | 'mailed-reason' | 'warning' | 'note'
}

/** The thing that an action acts on. `title` is its name in the breadcrumb, for things that have one. */
type Thing = { id: number; title?: string }

type Definition<Item extends Thing, Value, Code extends string, Schema extends z.ZodObject> = Words & {
  find(site: Site, id: number, user: User): Promise<Item | null>
  /**
   * Returns a message if the action is not possible now, otherwise null. The confirmation page redirects with
   * this message instead of asking.
   */
  refuse?(item: Item, user: User): string | Flash | null
  /** Returns the name of the thing for sentences; by default, its title in quotation marks. */
  subject?(item: Item): string
  confirmation?: Confirmation & {
    /** The sentence about what will happen, without its subject. */
    about: string | ((item: Item) => string)
    /** Returns the hidden fields of the confirmation form. */
    fields?(item: Item): Record<string, string>
  }
  schema?: Schema
  run(site: Site, by: Caller, item: Item, filled: z.output<Schema>, tx?: Tx): Promise<Result<Value, Code>>
  done: Done | ((value: Value, item: Item, site: Site) => Done | Promise<Done>)
  /**
   * The message of each refusal except 'not-found', which a page answers in the same way for all its actions.
   */
  refused: Record<Exclude<Code, Unauthorized | 'not-found'>, RefusalAnswer | ((item: Item) => RefusalAnswer)>
}

/** The action of a button, without the type of the thing it acts on. */
export type Action = Words & {
  confirmation?: Confirmation
  schema?: z.ZodObject
  find(site: Site, id: number, user: User): Promise<Found | null>
}

/** An action bound to the thing that was found. */
type Found = {
  item: Thing
  about: string
  fields: Record<string, string>
  refusal: string | Flash | null
  refused: Record<string, RefusalAnswer>
  run(by: Caller, filled: unknown, tx?: Tx): Promise<Result<unknown, string>>
  done(value: unknown): Done | Promise<Done>
}

/**
 * Defines an action on a thing with an id, for list rows, confirmation pages and forms. The browser build
 * contains the definitions, so they take the site as a parameter and import no server code.
 */
export function defineAction<
  Item extends Thing,
  Value,
  Code extends string,
  Schema extends z.ZodObject = z.ZodObject,
>({
  find,
  refuse,
  subject = ({ title = '' }) => `« ${title} »`,
  run,
  done,
  refused,
  ...words
}: Definition<Item, Value, Code, Schema>): Action {
  const { about = '', fields } = words.confirmation ?? {}
  return {
    ...words,
    async find(site, id, user) {
      const item = await find(site, id, user)
      if (item === null) return null
      const entries = Object.entries<RefusalAnswer | ((item: Item) => RefusalAnswer)>(refused)
      return {
        item,
        about: `${subject(item)} ${typeof about === 'function' ? about(item) : about}`,
        fields: fields?.(item) ?? {},
        refusal: refuse?.(item, user) ?? null,
        refused: Object.fromEntries(
          entries.map(([code, refusal]) => [code, typeof refusal === 'function' ? refusal(item) : refusal]),
        ),
        // The casts are safe: `schema` has parsed the fields, and `run` has returned the value.
        run: (by, filled, tx) => run(site, by, item, filled as z.output<Schema>, tx),
        done: (value) => (typeof done === 'function' ? done(value as Value, item, site) : done),
      }
    },
  }
}

/** The `find` of an action that looks up the thing in `run`. */
export const byId = (_: Site, id: number) => Promise.resolve({ id })
