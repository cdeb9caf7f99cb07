import { beforeEach, describe, expect, test } from 'vitest'
import { formatQuestions } from '#modules/exams'
import { createBrowser } from '#test/harness/browser'
import { openPage, readPage } from '#test/harness/page'
import { elodie } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'
import {
  EXPORT,
  IMPORT,
  importQuestions,
  question,
  questions,
  removeQuestions,
  toConfirmation,
  uploadFile,
} from '#test/things/question'

const site = await setUpSite()

const admin = await site.admin(elodie)
beforeEach(() => removeQuestions(site))

describe('an import', () => {
  test('shows what would change, and does it once its admin says yes', async () => {
    await importQuestions(admin, questions(2))
    const file = formatQuestions([question(1, { optionA: 'Autre' }), question(3)])
    const page = await preview(file, { replace: 'on' })

    expect(page.words).toMatch(/Importer 2 questions et en supprimer 1/)
    expect(page.words).toMatch(/Ajoutées 1 .*Modifiées 1 .*Inchangées 0 .*Supprimées 1 .*après : Autre/)
    expect(await bank()).toEqual([question(2).question, question(1).question])
    expect(await landing(await admin.post(...toConfirmation(page)))).toContain(
      'Import terminé : 1 ajoutée, 1 modifiée, 1 supprimée',
    )
    expect(await bank()).toEqual([question(3).question, question(1).question])
  })

  test('confirmed twice at once runs once, and the second is no error', async () => {
    const page = await preview(formatQuestions(questions(2)))
    // One browser would keep the message of the answer that arrives last.
    const tabs = [1, 2].map(() => createBrowser(site.origin, { cookies: new Map(admin.cookies) }))
    const answers = await Promise.all(tabs.map((tab) => tab.post(...toConfirmation(page))))
    const leadTo = answers.map(({ headers }) => headers.get('Location'))
    const second = leadTo.indexOf(IMPORT)

    expect([...leadTo].sort()).toEqual(['/admin/questions', IMPORT])
    const { words } = await openPage(tabs[second]!.follow(answers[second]!))
    expect(words).toContain('Cet import a déjà été fait ou a expiré.')
    expect(words).not.toContain('Erreur')
    expect(await bank()).toHaveLength(2)
  })

  test('is shown again if the bank has changed in the meantime', async () => {
    const page = await preview(formatQuestions(questions(2)))
    await admin.call('POST', '/api/questions', question(1))

    expect(await landing(await admin.post(...toConfirmation(page)))).toMatch(
      /La banque a changé entre-temps : rien n'a été importé\..*Ajoutées 1 /,
    )
    expect(await bank()).toHaveLength(1)
  })

  test.each([
    ['« CSV (séparateur : point-virgule) »', ';', toWindows1252],
    ['« CSV UTF-8 »', ';', (text: string) => Buffer.from(`\ufeff${text}`)],
    ['« CSV (séparateur : virgule) »', ',', toWindows1252],
    ['« Texte (séparateur : tabulation) »', '\t', toWindows1252],
    ['« Texte Unicode »', '\t', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ])('reads what Excel saves as %s', async (_, separator, encode) => {
    const cells = [
      ['Question', 'Option A', 'Option B', 'Option C', 'Bonne réponse', 'Vérifié le'],
      ['"Après l’été,\r\noù ranger ; et quand ?"', 'À 5 €', 'b', 'c', 'a', '28-11-25'],
    ]
    const file = encode(cells.map((line) => line.join(separator)).join('\r\n'))

    expect((await preview(file)).words).toMatch(/Après l’été, où ranger ; et quand \? .*A\. À 5 €/)
  })

  test('says days and checks as people do', async () => {
    await importQuestions(admin, [question(1)])
    const checked = question(1, { checkedOn: '2025-11-23', checkedBy: 'texte', difficulty: 2 })

    expect((await preview(formatQuestions([checked]))).words).toMatch(
      /2 : distinguer .*23\/11\/2025 .*le texte de la loi ou du décret/,
    )
  })

  test('with bad lines names each with column and value, and writes nothing', async () => {
    const bad = question(2, { optionB: '', picture: 'nimporte', pictureAlt: 'Vue', lesson: 'stockage#rien' })

    expect(await refused(`${formatQuestions([question(1), bad])}Trop;court\n`)).toMatch(
      /2 lignes à corriger.*Ligne 3 optionB – La cellule est vide Ligne 3 picture « nimporte » Aucun dessin .* Ligne 3 lesson « stockage#rien » Aucune leçon .*Ligne 4 .*2 cellules au lieu de 20/,
    )
    expect(await bank()).toEqual([])
  })

  test('of a file with many faults shows the first, and how many more', async () => {
    const bad = questions(205).map((each) => ({ ...each, optionB: '' }))
    expect(await refused(formatQuestions(bad))).toMatch(
      /205 lignes à corriger.*Ligne 201 (?!.*Ligne 202 ).*Et 5 autres lignes\./,
    )

    expect(await refused(`${formatQuestions([])}${'a\n'.repeat(1200)}`)).toMatch(
      /1 000 lignes à corriger.*Rien n'a été importé\..*la suite du fichier n'a pas été lue/,
    )

    const header = await refused(`question,${'x,'.repeat(5000)}x`)
    expect(header.split("Cette colonne n'existe pas").length - 1).toBe(10)
    expect(header).toContain('Et 4 995 autres erreurs.')
  })

  test.each([
    ['of Excel', Buffer.from('PK\u0003\u0004 Classeur'), 400, "C'est un classeur Excel : enregistrez-le"],
    ['in no known encoding', Buffer.from('question', 'utf16le'), 400, "L'encodage de ce fichier n'est pas"],
    ['that is empty', '', 400, 'Le fichier est vide.'],
    ['of a header only', formatQuestions([]), 400, "Le fichier n'a que son en-tête"],
    ['of 10 001 lines', formatQuestions(questions(10_001)), 400, 'Le fichier a plus de 10 000 lignes.'],
    ['without a header', 'Où ranger ?,a,b,c,A', 400, 'ne nomme aucune colonne connue'],
    ['with another header', 'question,points\nx,1', 400, "En-tête points – Cette colonne n'existe pas"],
    ['without a column', 'question\nx', 400, 'En-tête optionA – La colonne « Option A » manque'],
    ['of texts without pictures', 'question,pictureAlt\nx,1', 400, "La colonne de l'image (picture) manque"],
    ['of more than 5 MB', 'x'.repeat(5_000_001), 413, 'Le fichier dépasse 5 Mo.'],
    ['far larger than that', 'x'.repeat(8_000_000), 413, 'Le fichier dépasse 5 Mo.'],
  ])('of a file %s is refused in words', async (_, content, status, reason) => {
    const refused = await uploadFile(admin, content)

    expect(refused.status).toBe(status)
    expect((await openPage(refused)).words).toContain(reason)
  })

  test('without a file keeps the tick; a body that is no form is refused', async () => {
    const form = new FormData()
    form.set('replace', 'on')
    const page = await openPage(admin.send('POST', IMPORT, { body: form }))

    expect(page.status).toBe(400)
    expect(page.words).toContain('Choisissez un fichier CSV.')
    expect(page.field('replace')?.checked).toBe(true)
    expect((await admin.call('POST', IMPORT, {})).status).toBe(400)
  })
})

test('the template can be imported, and has the header of all columns', async () => {
  const page = await readPage(admin, IMPORT)
  const template = await admin.get(page.link('Télécharger un modèle de fichier')!)
  const text = await template.text()

  expect(template.headers.get('Content-Disposition')).toContain('prepa-lts-modele-questions.csv')
  expect(text).toContain('question;optionA;optionB;optionC;correctAnswer;theme;explanation;source')
  expect((await preview(text)).words).toMatch(/Ajoutées 1 /)
})

test('an export and then an import change nothing', async () => {
  await importQuestions(admin, [
    question(2, { question: 'Un ; "deux" ?\nTrois, =1+1', source: null }),
    question(1),
  ])
  const exported = await admin.get(EXPORT)
  const text = Buffer.from(await exported.arrayBuffer())

  expect(exported.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="prepa-lts-questions-\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect(text.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const { words } = await preview(text, { replace: 'on' })
  expect(words).toMatch(/Ajoutées 0 .*Modifiées 0 .*Inchangées 2 .*Supprimées 0 /)
  expect(words).not.toContain('et en supprimer')
  expect(Buffer.from(await (await admin.get(EXPORT)).arrayBuffer())).toEqual(text)
})

const landing = async (answer: Response) => (await openPage(admin.follow(answer))).words

/** The page that an upload leads to. */
async function preview(
  ...file: [content: Parameters<typeof uploadFile>[1], fields?: Record<string, string>]
) {
  return openPage(admin.follow(await uploadFile(admin, ...file)))
}

/** The bytes of a text that Windows-1252 has. */
function toWindows1252(text: string) {
  return Buffer.from(text.replaceAll('’', '\x92').replaceAll('€', '\x80'), 'latin1')
}

async function refused(content: string): Promise<string> {
  const answer = await uploadFile(admin, content)
  expect(answer.status).toBe(400)
  return (await openPage(answer)).words
}

async function bank(): Promise<string[]> {
  return ((await (await admin.get('/api/questions')).json()) as { question: string }[]).map(
    (each) => each.question,
  )
}
