import type { Database } from '#db/database'
import { systemClock } from '#modules/kernel/clock'
import { createNews, type NewsFields, type NewsItem } from '#modules/news'
import type { Browser } from '#test/harness/browser'
import { readPage } from '#test/harness/page'
import { appendFiles, type Chosen, photo } from './photo'

/** A news item, published by default. */
export function article(fields: Partial<NewsFields> = {}): NewsFields {
  return {
    title: 'Ouverture du stand',
    summary: 'Le stand ouvre ses portes.',
    content: 'Trois pas de tir à dix mètres.',
    author: 'Camille Dubois',
    isPublished: true,
    isFeatured: false,
    publishAt: null,
    unpublishAt: null,
    ...fields,
  }
}

/** "À la une", with everything that Markdown can show. */
export const transport = {
  title: "Transport : ce que demande l'article 15",
  summary: 'Hors de vue, non chargée, munitions à part : un rappel des six conditions.',
  content: [
    "Les règles se trouvent à l'**article 15**. Doivent-elles toutes être suivies ? Oui.",
    '## Les conditions',
    '1. Hors de vue\n2. Non chargée',
    '- munitions à part\n- chargeurs vides',
    '### Et ensuite',
    'Voyez [la théorie](/theory).',
    '> Soit un verrou, soit une mallette fermée.',
  ].join('\n\n'),
  author: 'La rédaction de Prépa LTS',
  isFeatured: true,
}

/** Its words have no place to break a line. */
export const endlessNews = {
  title: 'Anticonstitutionnellement'.repeat(6),
  summary: 'Sans-espace'.repeat(40).replaceAll('-', ''),
  content: `# ${'Titre'.repeat(60)}\n\n${'mot'.repeat(200)}\n\n\`${'code'.repeat(80)}\`\n\n- ${'liste'.repeat(80)}`,
  author: 'Longuenomdefamille'.repeat(5),
  isFeatured: true,
}

type Site = { db: Database }

/** The module on the database of a site, whose server notices within a second. */
export const newsOn = ({ db }: Site) => createNews({ db, clock: systemClock })

export function publishNews(site: Site, fields: Partial<NewsFields> = {}): Promise<NewsItem> {
  return newsOn(site).articles.create(article(fields))
}

export const removeNews = ({ db }: Site) => db.write('DELETE FROM news')

/** The texts of an item as its form sends them. */
export function newsForm({ title, summary, content, author } = article()) {
  return { title, summary, content, author }
}

/** Sends the form as a browser does. */
export function sendNewsForm(admin: Browser, path: string, fields: Record<string, string>, file?: Chosen) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  appendFiles(body, 'picture', file ? [file] : [])
  return admin.send('POST', path, { body })
}

/** Saves an item with a picture by its form, published by default. */
export async function writeWithPicture(
  admin: Browser,
  fields: Record<string, string> = {},
): Promise<ApiNews> {
  const form = { ...newsForm(), isPublished: 'on', pictureAlt: 'Le pas de tir', ...fields }
  const file = { name: 'stand.jpg', bytes: await photo({ width: 1600, height: 900 }) }
  const answer = await sendNewsForm(admin, '/admin/news/new', form, file)
  if (answer.status !== 303) throw new Error(await answer.text())
  return (await readNewest(admin))!
}

export type ApiNews = { id: number; slug: string; picture: { url: string; width: number } | null }

/** The newest item, also where it is a draft. */
export async function readNewest(admin: Browser): Promise<ApiNews | undefined> {
  return ((await (await admin.get('/api/admin/news')).json()) as ApiNews[])[0]
}

/** The path that shows a draft to visitors. */
export async function readPreviewPath(admin: Browser, id: number): Promise<string> {
  const page = await readPage(admin, `/admin/news/${id}/preview`)
  return new URL(page.find('[value*="/apercu/"]')!.attribute('value')!).pathname
}
