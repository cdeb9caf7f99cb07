import type { Tx } from '#db/database'
import type { Caller, User } from '#modules/identity'
import type { PictureFault } from '#modules/kernel/pictures'
import { ok, refuse } from '#modules/kernel/result'
import type { NewsChange, NewsItem, NewsPicture, NewsWriting, PlacedPicture } from '#modules/news'
import { actAsAdmin, type Acted, type Deps, done, type ChangeResult } from '../log/act'
import { changesBetween } from '../log/actions'
import { excerpts } from '../log/excerpts'
import type { Entry } from '../log/store'

export interface NewsEditing {
  /**
   * Refuses with 'withdrawn-first' if the withdrawal is not after the publication, and with 'picture-gone' if the
   * uploaded picture was deleted.
   */
  create(by: Caller, fields: NewsWriting, tx?: Tx): Acted<NewsItem, 'withdrawn-first' | 'picture-gone'>

  /** Refuses with 'changed' if `readAt` is given and is not the item's `updatedAt`. */
  update(
    by: Caller,
    id: number,
    fields: NewsChange & { picture?: PlacedPicture | null },
    readAt?: Date,
  ): Acted<NewsItem, 'not-found' | 'changed' | 'withdrawn-first' | 'picture-gone'>

  addPicture(by: Caller, file: string): Acted<NewsPicture, PictureFault>

  /** Carries out an act on an item; 'delete' moves it into the bin. */
  act(by: Caller, act: NewsAct | 'toggle-featured', id: number): Acted<NewsItem, 'not-found'>
}

export type NewsAct = 'publish' | 'unpublish' | 'unschedule' | 'feature' | 'unfeature' | 'delete'

export function createNewsEditing(deps: Deps): NewsEditing {
  const { db, clock, identity, news, pictures, bin } = deps

  async function change(action: Entry['action'], before: NewsItem, fields: Partial<NewsWriting>, tx: Tx) {
    const after = await news.articles.change(before.id, fields, tx)
    if (!after) throw new Error('A locked item cannot go')
    const entry = toEntry(action, before, after)
    return entry.changes.length === 0 ? done(after) : done(after, entry)
  }

  const isPictureGone = async ({ picture }: Partial<NewsWriting>, id: number | undefined, tx: Tx) =>
    picture ? (await news.pictures.findPlaceable(picture.id, id, tx)) === null : false

  function onItem<Code extends string = never>(
    by: Caller,
    id: number,
    work: (before: NewsItem, tx: Tx, admin: User) => ChangeResult<NewsItem, Code>,
  ): Acted<NewsItem, Code | 'not-found'> {
    return actAsAdmin<NewsItem, Code | 'not-found'>(deps, by, async (tx, admin) => {
      const before = await news.articles.find(id, tx)
      return before ? work(before, tx, admin) : refuse('not-found')
    })
  }

  return {
    create(by, fields, outer) {
      const create = async (tx: Tx): ChangeResult<NewsItem, 'withdrawn-first' | 'picture-gone'> => {
        if (news.articles.isWithdrawnFirst(fields)) return refuse('withdrawn-first')
        if (await isPictureGone(fields, undefined, tx)) return refuse('picture-gone')
        const item = await news.articles.create(fields, tx)
        return done(item, toEntry('news.create', null, item))
      }
      return actAsAdmin(deps, by, create, [], outer)
    },

    update: (by, id, fields, readAt) =>
      onItem<'changed' | 'withdrawn-first' | 'picture-gone'>(by, id, async (before, tx) => {
        if (readAt && readAt.getTime() !== before.updatedAt.getTime()) return refuse('changed')
        if (news.articles.isWithdrawnFirst({ ...before, ...fields })) return refuse('withdrawn-first')
        if (await isPictureGone(fields, id, tx)) return refuse('picture-gone')
        return change('news.update', before, fields, tx)
      }),

    async addPicture(by, file) {
      const picture = await pictures.read(file)
      if (!picture.ok) return picture
      // Does not use `actAsAdmin`, which would make the admin's earlier decisions on ads final.
      return db.transaction(async (tx) => {
        const admin = await identity.accounts.lockAdmin(by, tx)
        return admin.ok ? ok(await news.pictures.add(picture.value, tx)) : admin
      })
    },

    act: (by, name, id) =>
      onItem(by, id, async (before, tx, { username }) => {
        if (name === 'delete') {
          await news.articles.bin(id, tx)
          const thing = { kind: 'news', subjectId: id, title: before.title, ownerId: null } as const
          await bin.add([thing], username, clock.now(), tx)
          return done(before, toEntry('news.delete', before, null))
        }
        const toggled = before.isFeatured ? 'unfeature' : 'feature'
        const mark = name === 'toggle-featured' ? toggled : name
        return change(`news.${mark}`, before, MARKS[mark], tx)
      }),
  }
}

const UNSCHEDULED = { publishAt: null, unpublishAt: null }

const MARKS = {
  publish: { isPublished: true, publishAt: null },
  unpublish: { isPublished: false, ...UNSCHEDULED },
  unschedule: UNSCHEDULED,
  feature: { isFeatured: true },
  unfeature: { isFeatured: false },
}

function toEntry(action: Entry['action'], before: NewsItem | null, after: NewsItem | null): Entry {
  const { id, title } = (after ?? before)!
  return { action, subjectId: id, subject: title, changes: findChanges(before, after) }
}

function findChanges(before: NewsItem | null, after: NewsItem | null): Entry['changes'] {
  return changesBetween(FIELDS, flat(before), flat(after)).map((change) =>
    change.field === 'content' ? { ...change, ...excerpts(change.before, change.after) } : change,
  )
}

const flat = (item: NewsItem | null) =>
  item && { ...item, picture: item.picture?.id, pictureAlt: item.picture?.alt || null }

const FIELDS = [
  'title',
  'summary',
  'content',
  'author',
  'isPublished',
  'isFeatured',
  'publishAt',
  'unpublishAt',
  'picture',
  'pictureAlt',
] as const
