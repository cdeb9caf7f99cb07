import { systemClock } from '#modules/kernel/clock'
import { createNews, type NewsFields, type NewsItem } from '#modules/news'
import { photo, sendNewsForm } from '#test/things/photo'
import type { Site } from './worker-site'

/** Writes to the database directly, so the server does not notice at once. */
export async function publishNews(site: Site, fields: Partial<NewsFields> = {}): Promise<NewsItem> {
  return createNews({ db: site.db, clock: systemClock }).create({ ...transport, ...fields })
}

/** One with a picture, as its form makes it. */
export async function publishWithPicture(site: Site): Promise<NewsItem> {
  const { title, summary, content, author } = transport
  const typed = { title, summary, content, author, isPublished: 'on', pictureAlt: 'Une mallette fermée' }
  const { http } = await site.admin()
  const sent = await sendNewsForm(http, '/admin/news/new', typed, {
    name: 'mallette.jpg',
    bytes: await photo(),
  })
  if (sent.status !== 303) throw new Error(await sent.text())
  const { items } = await createNews({ db: site.db, clock: systemClock }).listAll({}, { limit: 1, offset: 0 })
  return items[0]!
}

export async function withoutNews(site: Site): Promise<void> {
  await site.db.run('DELETE FROM news')
}

export const transport: NewsFields = {
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
  isPublished: true,
  isFeatured: true,
  publishAt: null,
  unpublishAt: null,
}

/** Its words have no place to break a line. */
export const endlessNews: NewsFields = {
  ...transport,
  title: 'Anticonstitutionnellement'.repeat(6),
  summary: 'Sans-espace'.repeat(40).replaceAll('-', ''),
  content: `# ${'Titre'.repeat(60)}\n\n${'mot'.repeat(200)}\n\n\`${'code'.repeat(80)}\`\n\n- ${'liste'.repeat(80)}`,
  author: 'Longuenomdefamille'.repeat(5),
}
