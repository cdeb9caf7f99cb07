import type { z } from 'zod'
import type { Tx } from '#db/database'
import type { Caller, User } from '#modules/identity'
import type { Result } from '#modules/kernel/result'
import type { Site } from '#app/start/modules.server'
import type { Done, Refusal, Unauthorized } from './act.server'
import type { Flash } from './redirect.server'

type Words = {
  /** Of its button beside a thing. */
  label: string
  /** The button does it; its page only asks those who had to sign in first. */
  isAtOnce?: true
  /** The password must have been given in the last ten minutes. */
  asksPassword?: true
  /** Sent twice, its form does it once: the page shows it with `once`. */
  isOnce?: true
  /** What went wrong when the server fails. */
  failed?: string
}

/** The page that asks first. */
type Confirmation = {
  /** In the breadcrumb; by default the label. */
  crumb?: string
  title: string
  /** Of the document, and by default of the button; by default the label. */
  name?: string
  button?: string
  variant: 'primary' | 'danger'
}

/** `title` where pages name it in their breadcrumb. */
type Thing = { id: number; title?: string }

type Definition<Item extends Thing, Value, Code extends string, Schema extends z.ZodObject> = Words & {
  find(site: Site, id: number, user: User): Promise<Item | null>
  /** Why it is not for this thing now: the page leads back instead of asking. */
  refuse?(item: Item, user: User): string | Flash | null
  /** Names the thing; by default its title in quotation marks. */
  subject?(item: Item): string
  confirmation?: Confirmation & {
    /** What will happen to the subject. */
    about: string | ((item: Item) => string)
    /** Sent along. */
    fields?(item: Item): Record<string, string>
  }
  schema?: Schema
  run(site: Site, by: Caller, item: Item, filled: z.output<Schema>, tx?: Tx): Promise<Result<Value, Code>>
  done: Done | ((value: Value, item: Item, site: Site) => Done | Promise<Done>)
  /** Without 'not-found', which the page answers in the same way for all its actions. */
  refused: Record<Exclude<Code, Unauthorized | 'not-found'>, Refusal | ((item: Item) => Refusal)>
}

/** What a button does, whatever it does it to. */
export type Action = Words & {
  confirmation?: Confirmation
  schema?: z.ZodObject
  find(site: Site, id: number, user: User): Promise<Found | null>
}

/** An action on the thing that was found. */
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
 * Defines what a button does to a thing: the row in a list, the page that asks first and the form share it. Pages import
 * its words and are built for the browser too, so it takes the site as a parameter and imports no server code.
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
        // The casts hold: `schema` has read the fields, and `run` has returned the value.
        run: (by, filled, tx) => run(site, by, item, filled as z.output<Schema>, tx),
        done: (value) => (typeof done === 'function' ? done(value as Value, item, site) : done),
      }
    },
  }
}

/** The `find` of an action whose `run` looks for the thing itself. */
export const byId = (_: Site, id: number) => Promise.resolve({ id })
