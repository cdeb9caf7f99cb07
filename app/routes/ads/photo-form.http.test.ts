import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import { openPage, readPage } from '#test/harness/page'
import { setUpAdSite } from '#test/harness/file-sites'
import { findPhotos, findPictures, photo } from '#test/things/photo'
import { carbineForm, findNewestAd, sendAdForm } from '#test/things/ad'

const site = await setUpAdSite()
beforeEach(async () => {
  await site.removeAll()
  await site.db.write('DELETE FROM ad_photos')
})

const PATH = '/post-ad'

const small = await photo({ width: 400, height: 300 })

const owner = () => site.readers.owner
const send = (sent: Parameters<typeof sendAdForm>[2], path = PATH) => sendAdForm(owner(), path, sent)
const jpeg = (name = 'cible.jpg') => ({ name, bytes: small })

async function addPhotos(number: number): Promise<string[]> {
  const files = Array.from({ length: number }, (_, at) => jpeg(`${at}.jpg`))
  return findPhotos(await openPage(send({ files, act: 'add' })))
}

const newestAd = () => findNewestAd(owner())

/** The captions of an ad's photos, by their numbers, in their order. */
const placedOn = (adId: number) =>
  site.db.read('SELECT id, caption, position FROM ad_photos WHERE ad_id = $1 ORDER BY position', [adId])

describe('photos', () => {
  test('may come before the fields are filled in, and then belong to the ad', async () => {
    const short = { ...carbineForm, title: 'CZ' }
    const page = await openPage(send({ fields: short, files: [jpeg()], act: 'add' }))
    const [id = ''] = findPhotos(page)

    expect(page.status).toBe(200)
    expect(page.words).not.toContain('à corriger')
    expect(page.field('title')?.value).toBe('CZ')
    expect(page.field('description')?.value).toBe(carbineForm.description)
    expect(await count(site.db, 'classified_ads')).toBe(0)

    expect((await send({ kept: [[id, 'Vue de côté']] })).status).toBe(303)
    expect(await placedOn((await newestAd()).id)).toEqual([
      { id: Number(id), caption: 'Vue de côté', position: 1 },
    ])
  })

  test('are kept where a field is refused, and shown again with it', async () => {
    const page = await openPage(send({ fields: { ...carbineForm, title: 'CZ' }, files: [jpeg()] }))

    expect(page.status).toBe(400)
    expect(page.words).toContain('Un champ à corriger Le titre doit contenir au moins 3 caractères')
    expect(findPhotos(page)).toHaveLength(1)
    expect((await owner().get(findPictures(page)[0]!)).status).toBe(200)
  })

  test('change places and are taken away with the captions that were typed', async () => {
    const [a = '', b = '', c = ''] = await addPhotos(3)
    const captions = { [a]: 'un', [b]: 'deux', [c]: 'trois' }
    const kept = [a, b, c].map((id) => [id, captions[id]!] as const)

    for (const [act, left] of [
      [`earlier.${c}`, [a, c, b]],
      [`later.${a}`, [b, a, c]],
      [`remove.${b}`, [a, c]],
      ...['earlier.0', 'zut', `zut.${b}`, `remove.${b}1`].map((none) => [none, [a, b, c]] as const),
    ] as const) {
      const page = await openPage(send({ kept, act }))
      expect(findPhotos(page), act).toEqual(left)
      expect(page.attributes('[name="caption[]"]', 'value')).toEqual(left.map((id) => captions[id]))
    }
  })

  test('have buttons for what each can do', async () => {
    await addPhotos(1)
    const page = await openPage(send({ files: [jpeg(), jpeg()], act: 'add' }))

    expect(page.texts('button[name="photoAct"]')).toEqual([
      ...['Après (photo 1)', 'Retirer (photo 1)', 'Avant (photo 2)', 'Retirer (photo 2)'],
      'Envoyer ces photos',
    ])
  })

  const NO_PHOTO = "notes.txt n'est pas une photo en JPEG, PNG ou WebP"
  test.each([
    ['a text', { name: 'notes.txt', bytes: 'Carabine' }, NO_PHOTO],
    ['an iPhone file', { name: 'IMG_1.HEIC', bytes: '\0\0\0\x18ftypheic' }, 'IMG_1.HEIC est au format HEIC'],
    ['more than 10 MB', { name: 'mur.jpg', bytes: Buffer.alloc(10_000_001, 1) }, 'mur.jpg dépasse 10 Mo'],
  ])('of %s are named at the field, and the good ones beside them are kept', async (_, bad, message) => {
    const page = await openPage(send({ files: [jpeg(), bad, jpeg()] }))

    expect(page.status).toBe(400)
    expect(page.words).toContain(`Un champ à corriger ${message}`)
    expect(page.field('photos')?.error).toContain(message)
    expect(page.field('title')?.value).toBe('Carabine de match')
    expect(findPhotos(page)).toHaveLength(2)
    expect(await count(site.db, 'classified_ads')).toBe(0)
  })

  test('are six at the most, and the form names the others', async () => {
    const page = await openPage(send({ files: Array.from({ length: 8 }, () => jpeg()) }))

    expect(page.status).toBe(400)
    expect(page.words).toContain("6 photos au plus : les autres n'ont pas été gardées")
    const six = findPhotos(page)
    expect(six).toHaveLength(6)
    expect((await send({ kept: six.map((id) => [id, '']) })).status).toBe(303)
    expect((await newestAd()).photos).toHaveLength(6)
  })

  test("of somebody else are none of this form's, nor are those that are gone", async () => {
    const [id = ''] = await addPhotos(1)
    const stolen = await openPage(sendAdForm(site.readers.member, PATH, { kept: [[id, '']] }))
    expect(stolen.status).toBe(400)
    expect(stolen.words).toContain('ajoutez-la à nouveau')

    await site.db.write('DELETE FROM ad_photos')
    const late = await openPage(send({ kept: [[id, '']] }))
    expect([late.status, findPhotos(late)]).toEqual([400, []])
  })

  test('leave nothing on the disk beside the database', async () => {
    const { status } = await send({ files: [jpeg(), { name: 'notes.txt', bytes: 'Carabine' }] })

    expect([status, await count(site.db, 'ad_photos')]).toEqual([400, 1])
    expect(await readdir(join(site.dataDir, 'uploads'))).toEqual([])
  })
})

describe('the photos of an ad that waits', () => {
  test('are changed by its form', async () => {
    await send({ files: [jpeg(), jpeg()] })
    const { id } = await newestAd()
    const edit = `/classified-ads/${id}/edit`
    const [a = '', b = ''] = findPhotos(await readPage(owner(), edit))

    // Nothing is saved before the form is sent.
    await send({ kept: [a, b].map((id) => [id, '']), act: `remove.${a}` }, edit)
    expect(await placedOn(id)).toHaveLength(2)
    const changed = await send({ kept: [[b, 'La mallette']], files: [jpeg()] }, edit)

    expect(changed.status).toBe(303)
    expect(await placedOn(id)).toMatchObject([{ id: Number(b), caption: 'La mallette' }, { position: 2 }])
  })
})

describe('a body that no browser sends', () => {
  const raw = (body: string, type = 'multipart/form-data; boundary=x') =>
    owner().send('POST', PATH, { body, headers: { 'Content-Type': type } })
  const part = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const file = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\n\r\n${value}\r\n`

  const NAMELESS = '--x\r\nContent-Disposition: form-data\r\n\r\nzut\r\n'

  test.each<[string, string, number]>([
    ['breaks off in a field', '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nCarab', 400],
    ['breaks off in a file', file('photos', 'Carab').slice(0, -2), 400],
    ['is nothing', '', 400],
    ['is no multipart', 'zut', 400],
    ['has 51 fields', `${part('f', 'x').repeat(51)}--x--`, 400],
    ['has a field of 200 kB', `${part('title', 'a'.repeat(200_000))}--x--`, 413],
    ['has fields of 200 kB together', `${part('title', 'a'.repeat(50_000)).repeat(4)}--x--`, 413],
    ['has a photo after a field without a name', `${NAMELESS}${file('photos', 'Carab')}--x--`, 400],
    ['has a NUL', `${part('title', 'a\0b')}--x--`, 400],
    ['has an array of nine million', `${part('a[9999999]', '1')}--x--`, 400],
    ['has a thousand files under another name', `${file('zut', 'x').repeat(1000)}--x--`, 400],
    ['has a field without a name', `${NAMELESS}--x--`, 400],
    ['has a field with an empty name', `${part('', 'zut')}--x--`, 400],
    ['has a part of 70 kB that is no field', `--x\r\n\r\n${'a'.repeat(70_000)}\r\n--x--`, 400],
    ['has a field without a disposition', '--x\r\n\r\nzut\r\n--x--', 400],
    ['has a file without a name', file('', 'zut').replace(' name="";', ''), 400],
  ])('and %s is refused without a fault', async (_, body, status) => {
    const logged = site.output().length
    const answer = await raw(body)

    expect(answer.status).toBe(status)
    expect((await openPage(answer)).heading).toBeTruthy()
    expect(await readdir(join(site.dataDir, 'uploads'))).toEqual([])
    expect(site.output().slice(logged)).not.toContain('"level":50')
  })

  test('and has no boundary is refused', async () => {
    expect((await raw('zut', 'multipart/form-data')).status).toBe(400)
  })
})
