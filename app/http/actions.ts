import type { z } from 'zod'
import type { Tx } from '#db/database'
import type { Caller, User } from '#modules/identity'
import type { Result } from '#modules/kernel/result'
import type { Site } from '#app/start/modules.server'
import type { Done, Refusal, Unauthorized } from './act.server'
import type { Flash } from './redirect.server'

type Words = {
  /** The button beside a thing has this label. */
  label: string
  /** The button acts at once; only users who had to sign in first see a page that asks. */
  isAtOnce?: true
  /** The user must have entered the password in the last ten minutes. */
  asksPassword?: true
  /** The form acts only once, even if it is sent twice: its page renders it with `once`. */
  isOnce?: true
  /** This sentence says what failed when the server fails. */
  failed?: string
}

/** A page asks with these words before the action runs. */
type Confirmation = {
  /** The breadcrumb shows it, or the label by default. */
  crumb?: string
  title: string
  /** Names the document and, unless `button` is set, the button. The default is the label. */
  name?: string
  button?: string
  variant: 'primary' | 'danger'
}

/** `title` is set where pages name the thing in their breadcrumb. */
type Thing = { id: number; title?: string }

type Definition<Item extends Thing, Value, Code extends string, Schema extends z.ZodObject> = Words & {
  find(site: Site, id: number, user: User): Promise<Item | null>
  /**
   * Returns why the action is not possible now; the page then redirects with this message instead of asking.
   */
  refuse?(item: Item, user: User): string | Flash | null
  /** Names the thing in sentences; the default is its title in quotation marks. */
  subject?(item: Item): string
  confirmation?: Confirmation & {
    /** Says what will happen to the subject. */
    about: string | ((item: Item) => string)
    /** Returns hidden fields that the form sends along. */
    fields?(item: Item): Record<string, string>
  }
  schema?: Schema
  run(site: Site, by: Caller, item: Item, filled: z.output<Schema>, tx?: Tx): Promise<Result<Value, Code>>
  done: Done | ((value: Value, item: Item, site: Site) => Done | Promise<Done>)
  /** Each refusal has its message here, except 'not-found', which the page answers for all its actions. */
  refused: Record<Exclude<Code, Unauthorized | 'not-found'>, Refusal | ((item: Item) => Refusal)>
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
  refused: Record<string, Refusal>
  run(by: Caller, filled: unknown, tx?: Tx): Promise<Result<unknown, string>>
  done(value: unknown): Done | Promise<Done>
}

/**
 * Defines the action of a button, which the row of a list, the confirmation page and the form share. The
 * browser build contains these definitions, so they take the site as a parameter and import no server code.
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
      const entries = Object.entries<Refusal | ((item: Item) => Refusal)>(refused)
      return {
        item,
        about: `${subject(item)} ${typeof about === 'function' ? about(item) : about}`,
        fields: fields?.(item) ?? {},
        refusal: refuse?.(item, user) ?? null,
        refused: Object.fromEntries(
          entries.map(([code, refusal]) => [code, typeof refusal === 'function' ? refusal(item) : refusal]),
        ),
        // The casts hold: `schema` has parsed the fields, and `run` has returned the value.
        run: (by, filled, tx) => run(site, by, item, filled as z.output<Schema>, tx),
        done: (value) => (typeof done === 'function' ? done(value as Value, item, site) : done),
      }
    },
  }
}

/** Serves as the `find` of an action whose `run` looks up the thing itself. */
export const byId = (_: Site, id: number) => Promise.resolve({ id })
