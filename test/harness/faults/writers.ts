import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '#db/database'
import { EXAMS } from '#modules/exams/rules'
import { camille, elodie, karim, newcomer } from '#test/people'
import { carbineForm } from '#test/things/ad'
import type { Chosen } from '#test/things/photo'
import { type Client, hidden, joinSite } from './client'
import type { Ledger } from './ledger'
import type { MailLedger } from './mails'
import { attemptIn, letterOf, sitByForm, sitByScript } from './sitting'
import type { Wire } from './wire'

export type World = {
  db: Database
  wire: Wire
  ledger: Ledger
  mails: MailLedger
  admin: Client
  photos: readonly Chosen[]
  random: () => number
  /** Ads that an admin has to decide on, and those that members find. */
  waiting: Ad[]
  online: Ad[]
  /** Pages that must show this. */
  pages: Page[]
}

export type Page = { reader: Client; path: string; shows: string[]; pictures?: number }

type Ad = { id: number; title: string; owner: Client }

const WRITERS = [
  candidate,
  candidate,
  candidate,
  candidate,
  seller,
  seller,
  seller,
  reader,
  reader,
  moderator,
]
const SERIES = 5

/** Lets all of them write, one piece after the other, until `finish`, which waits for what they have begun. */
export function startWriting(world: World) {
  let isOver = false
  const writing = WRITERS.map(async (write, number) => {
    do await write(world, number)
    while (!isOver)
  })
  // A writer that fails ends the run at once.
  const failed = Promise.all(writing).then(() => new Promise<never>(() => undefined))
  failed.catch(() => undefined)
  return {
    failed,
    async finish() {
      isOver = true
      await Promise.all(writing)
    },
  }
}

/** Registers, takes an exam with or without a script, answers a series, and asks for a new password. */
async function candidate(world: World, number: number): Promise<void> {
  const { ledger, mails, random, pages } = world
  const client = await join(world)
  const first = await client.redirect('/quiz?type=practice')
  const attempt = attemptIn(first)
  ledger.note('exams begun', attempt, 'practice')
  const sitting = {
    type: 'practice' as const,
    first,
    acknowledge: (position: number, letter: string) =>
      ledger.note('exam answers', `${attempt}/${position}`, letter),
  }
  await (number === 0
    ? sitByForm(client, sitting)
    : sitByScript(client, sitting, 1 + Math.floor(random() * 4)))
  ledger.note('exams handed in', attempt, EXAMS.practice.questions)
  const [{ id }] = JSON.parse((await client.get('/api/exam-results')).text) as [{ id: number }]
  pages.push({ reader: client, path: `/exam/${id}/details`, shows: ['sur 10'] })

  const series = (await client.post('/reviser', { count: String(SERIES) })).split('/').at(-1)
  for (let position = 1; position <= SERIES; position += 1) {
    const userAnswer = letterOf(client, position)
    await client.post(`/reviser/${series}?q=${position}`, { userAnswer })
    ledger.note('answers of series', `${series}/${position}`, userAnswer)
  }

  await client.call('/api/forgot-password', { email: client.email })
  mails.expect('password resets', client.email, 'Votre lien pour choisir un nouveau mot de passe')
}

/** Registers, and posts an ad with up to three photos. */
async function seller(world: World): Promise<void> {
  const { ledger, photos, random, waiting } = world
  const owner = await join(world)
  const formKey = hidden(await owner.get('/post-ad'), 'formKey')
  const title = `Carabine de ${owner.username}`
  const description = `Peu servie, avec la mallette de ${owner.username}.`
  const files = photos.slice(0, Math.floor(random() * (photos.length + 1)))
  await owner.upload('/post-ad', { ...carbineForm, title, description, formKey }, { field: 'photos', files })
  ledger.note('ads with photos', title, `${description}/${files.length}`)
  const [{ id }] = JSON.parse((await owner.get('/api/classified-ads/user')).text) as [{ id: number }]
  waiting.push({ id, title, owner })
  world.pages.push({
    reader: owner,
    path: `/classified-ads/${id}`,
    shows: [title, description],
    pictures: files.length,
  })
}

/** Registers, marks an ad, saves a search, and writes with the owner of the ad. */
async function reader(world: World): Promise<void> {
  const { ledger, random, online, pages } = world
  const writer = await join(world)
  while (online.length === 0) await delay(20)
  const { id, owner } = online[Math.floor(random() * online.length)]!
  await writer.post(`/favoris/${id}/add`, {})
  ledger.note('favourites', writer.id, id)
  const search = `q=${writer.username}`
  await writer.post('/alertes', { search })
  ledger.note('alerts', writer.id, search)

  const first = `Bonjour, ici ${writer.username}.`
  const about = `/classified-ads/${id}/message`
  const thread = await write(writer, about, first)
  const conversation = Number(/\/messages\/(\d+)/.exec(thread)![1])
  ledger.note('messages', first, conversation)
  for (const [by, message] of [
    [owner, `Bonjour ${writer.username}, elle est encore là.`],
    [writer, `Alors ${writer.username} vient samedi.`],
  ] as const) {
    await write(by, `/messages/${conversation}`, message)
    ledger.note('messages', message, conversation)
    pages.push({ reader: by, path: `/messages/${conversation}`, shows: [first, message] })
  }
}

async function write(by: Client, path: string, message: string): Promise<string> {
  return by.post(path, { message, formKey: hidden(await by.get(path), 'formKey') })
}

/** Approves the ads that wait, writes a news item, and edits it. */
async function moderator(world: World): Promise<void> {
  const { admin, ledger, mails, waiting, online, pages } = world
  while (waiting.length + online.length === 0) await delay(20)
  for (const ad of waiting.splice(0)) {
    await admin.post(`/admin/ads/${ad.id}/approve`, { revision: '1' })
    ledger.note('ads approved', ad.id, 'online')
    mails.expect('ads approved', ad.owner.email, 'Votre annonce est en ligne')
    online.push(ad)
  }

  const formKey = hidden(await admin.get('/admin/news/new'), 'formKey')
  const title = `Nouvelle ${formKey.slice(0, 36)}`
  const fields = {
    title,
    summary: `Résumé : ${title}`,
    content: 'Premier jet',
    author: 'Élodie',
    isPublished: 'on',
  }
  const picture = { field: 'picture', files: [] }
  await admin.upload('/admin/news/new', { ...fields, formKey }, picture)
  ledger.note('news written', title, fields.summary)
  const items = JSON.parse((await admin.get('/api/admin/news')).text) as {
    id: number
    slug: string
    title: string
  }[]
  const { id, slug } = items.find((item) => item.title === title)!
  const content = `Texte revu : ${title}`
  await edit(admin, `/admin/news/${id}`, { ...fields, content })
  ledger.note('news edited', title, content)
  pages.push({ reader: admin, path: `/news/${slug}`, shows: [title, content] })
}

/** An edit that is sent again meets its own text, if the first was stored: the form comes back as changed meanwhile. */
async function edit(admin: Client, path: string, fields: Record<string, string>): Promise<void> {
  for (;;) {
    const page = await admin.get(path)
    if (page.text.includes(fields.content!)) return
    const updatedAt = hidden(page, 'updatedAt')
    const { status } = await admin.sendForm(path, { ...fields, updatedAt }, { field: 'picture', files: [] })
    if (status === 303) return
    if (status !== 409) throw new Error(`${path}: ${status}`)
  }
}

/** Registers a new member, who is welcomed by mail. Their address counts as confirmed, so that they may write to others. */
async function join({ db, wire, ledger, mails, random }: World): Promise<Client> {
  const client = await joinSite(wire, newcomer([camille, karim, elodie][Math.floor(random() * 3)]!))
  ledger.note('registrations', client.username, client.email)
  mails.expect('registrations', client.email, 'Bienvenue sur Prépa LTS')
  await db.write('UPDATE users SET email_confirmed_at = created_at WHERE id = $1', [client.id])
  return client
}
