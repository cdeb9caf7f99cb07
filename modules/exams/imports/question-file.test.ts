import { describe, expect, test } from 'vitest'
import { OPTIONAL_COLUMNS, questionSchema } from '../questions/schema'
import { formatQuestions, lineFaults, readQuestionFile } from './question-file'

const NEEDED = 'question,optionA,optionB,optionC,correctAnswer'
const ALL = [NEEDED, ...OPTIONAL_COLUMNS].join().replaceAll(',', ';')
const FIRST = `${NEEDED},theme,explanation,source`

const KNOWN = { pictures: new Set(['coffre']), lessons: new Set(['stockage', 'stockage#a-retenir']) }
const readFile = (text: string) => readQuestionFile(text, KNOWN)

const WHERE = {
  question: 'Où ; ou quand ?',
  optionA: 'Ici, là',
  optionB: 'b',
  optionC: 'c',
  correctAnswer: 'B',
}

test.each([
  ['semicolons', `${NEEDED.replaceAll(',', ';')}\n"Où ; ou quand ?";Ici, là;b;c;B`],
  ['commas', `${NEEDED}\nOù ; ou quand ?,"Ici, là",b,c,B`],
  ['quoted names', `"${NEEDED.replaceAll(',', '";"')}"\n"Où ; ou quand ?";Ici, là;b;c;B`],
  ['spaces around cells', `${NEEDED.replaceAll(',', ' , ')}\n "Où ; ou quand ?" , "Ici, là" , b , c , B `],
  ['CRLF', `${NEEDED}\r\nOù ; ou quand ?,"Ici, là",b,c,B\r\n`],
  ['CR alone', `${NEEDED}\rOù ; ou quand ?,"Ici, là",b,c,B\r`],
  ['empty columns at its end', `${NEEDED},,\nOù ; ou quand ?,"Ici, là",b,c,B,,,`],
  ['a line for spreadsheets', `sep=;\n${NEEDED.replaceAll(',', ';')}\n"Où ; ou quand ?";Ici, là;b;c;B`],
  ['such a line and commas', `sep=,\r\n${NEEDED}\r\nOù ; ou quand ?,"Ici, là",b,c,B`],
  ['names in any case', `Question,OPTIONA,optionb ,OptionC,correctanswer\nOù ; ou quand ?,"Ici, là",b,c,B`],
  ['a small letter for the answer', `${NEEDED}\nOù ; ou quand ?,"Ici, là",b,c,b`],
  ['tabs', `${NEEDED.replaceAll(',', '\t')}\n"Où ; ou quand ?"\tIci, là\tb\tc\tB`],
  ['columns in any order', 'correctAnswer;question;optionC;optionB;optionA\nB;"Où ; ou quand ?";c;b;Ici, là'],
])('a question file may be written with %s', (_, text) => {
  expect(readFile(text)).toEqual({ ok: true, questions: [WHERE] })
})

test('empty lines before the line for spreadsheets count as lines', () => {
  const text = `\n\nsep=;\n${NEEDED.replaceAll(',', ';')}\n"Où ; ou quand ?";Ici, là;b;c;x`
  expect(badLines(text)).toMatchObject([{ line: 5 }])
})

test('a question file that was written reads back unchanged', () => {
  const hard = questionSchema.parse({
    question: 'Un « cran » ; "deux", trois ?\nEt\n\nquatre',
    optionA: '=1+1',
    optionB: '@a',
    optionC: "'-; ,",
    correctAnswer: 'C',
    theme: 'a\tb',
    explanation: '"',
    difficulty: 3,
    checkedOn: '2026-11-23',
    checkedBy: 'texte',
    lesson: 'stockage#a-retenir',
  })
  const text = formatQuestions([hard])

  expect(text.split('\r\n', 1)).toEqual([ALL])
  expect(text).toContain('"Un « cran » ; ""deux"", trois ?\nEt\n\nquatre";=1+1;')
  expect(readFile(text)).toEqual({ ok: true, questions: [hard] })
})

test('the header of a question file may have labels, whatever case and accents', () => {
  const labels = { optionA: 'Option A', correctAnswer: 'Bonne réponse', checkedOn: 'Vérifié le' }
  const header = 'question;option a;optionB;optionC;BONNE REPONSE;Vérifié le'

  expect(
    readQuestionFile(`${header}\nOù ; ou quand ?;Ici, là;b;c;B;3/11/2026\n`.replace(' ; ', ' '), KNOWN, {
      labels,
    }),
  ).toEqual({ ok: true, questions: [{ ...WHERE, question: 'Où ou quand ?', checkedOn: '2026-11-03' }] })
})

test.each([
  ['3/11/2026', '2,0'],
  ['03-11-2026', '2.0'],
  ['03-11-26', '2'],
  ['3/11/26', '2'],
  ['2026-11-03', ' 2 '],
])('a question file may have days and numbers of a spreadsheet: %s, %s', (day, number) => {
  const text = `${NEEDED};checkedOn;difficulty`.replaceAll(',', ';')

  expect(readFile(`${text}\nUn;a;b;c;A;${day};${number}`)).toMatchObject({
    questions: [{ checkedOn: '2026-11-03', difficulty: 2 }],
  })
})

test('line breaks in a cell of a question file are stored as LF', () => {
  const text = `${FIRST}\n"Un\r\ndeux\rtrois\n",a,b,c,B,"a\r\nb",,`

  expect(readFile(text)).toMatchObject({
    questions: [{ question: 'Un\ndeux\ntrois', theme: 'a\nb' }],
  })
})

test('a question file without a question is refused', () => {
  expect(readFile(`${FIRST}\n,,,,,,,\n`)).toEqual({ ok: false, code: 'no-question' })
})

test.each([
  ['lacks a column', 'question,optionA,optionC,correctAnswer,source', [missing('optionB')]],
  ['has another column', `${NEEDED},points`, [{ code: 'unknown-column', name: 'points' }]],
  ['has a column without a name', `,${NEEDED}`, [{ code: 'unknown-column', name: '' }]],
  ['has a column twice', `${NEEDED},theme,theme`, [{ code: 'doubled-column', column: 'theme' }]],
  [
    'has several faults',
    NEEDED.replace('q', 'k'),
    [{ code: 'unknown-column', name: 'kuestion' }, missing('question')],
  ],
  ['describes pictures that it does not name', `${NEEDED},pictureAlt`, [{ code: 'lone-text' }]],
])('a question file is refused when its header %s', (_, header, faults) => {
  expect(readFile(`${header}\nUn,a,b,c,A\n`)).toEqual({
    ok: false,
    code: 'bad-header',
    faults: expect.arrayContaining(faults) as unknown,
  })
})

test.each([
  ['lacks a header', 'Un,a,b,c,A'],
  ['opens a quote in its header', `"${NEEDED}`],
])('a question file that %s names no column', (_, header) => {
  expect(readFile(`${header}\nUn,a,b,c,A\n`)).toEqual({ ok: false, code: 'no-header' })
})

describe('a bad line of a question file is reported', () => {
  test.each(['\n', '\r\n', '\r'])(
    'with its number in an editor, also with line breaks in cells: %j',
    (br) => {
      const lines = ['', '"Un', '', 'et deux",a,b,c,x', '', 'Trois,a,b,c,x', ',,,,', '"Quatre",a,b,"c', '",x']

      expect(badLines([NEEDED, ...lines].join(br)).map(({ line }) => line)).toEqual([3, 7, 9])
    },
  )

  test.each([
    ['too many cells', 'Un, deux,a,b,c,A', { code: 'cells', cells: 6, columns: 5 }],
    ['too few cells', 'Un,a', { code: 'cells', cells: 2, columns: 5 }],
    ['a quote inside a cell', 'Un,"a",le "tir" "fort",c,A', { code: 'stray-quote' }],
    ['an empty option', 'Un,a, ,c,A', { column: 'optionB', value: '', code: 'missing' }],
    ['no letter', 'Un,a,b,c,', { column: 'correctAnswer', value: '', code: 'not-a-letter' }],
    ['no word', '\u0302 ?,a,b,c,A', { column: 'question', value: '\u0302 ?', code: 'missing' }],
    [
      'a control character',
      'Un,a,\u001b[31m,c,A',
      { column: 'optionB', value: '\u001b[31m', code: 'invisible' },
    ],
    ['two equal options', 'Un,a,b,A,A', { column: 'optionC', value: 'A', code: 'same-option' }],
  ])('with %s, and the others are read', (_, line, problem) => {
    const text = `${NEEDED}\n${line}\nDeux,a,b,c,x\n`

    expect(badLines(text)).toEqual([
      { line: 2, problems: [problem] },
      { line: 3, problems: [{ column: 'correctAnswer', value: 'x', code: 'not-a-letter' }] },
    ])
  })

  test.each([
    ['difficulty', '4', 'La difficulté est 1, 2 ou 3'],
    ['sourceUrl', 'http://exemple.be', "L'adresse du texte commence par https:// et n'a pas d'espace"],
    ['checkedOn', '30/2/2026', 'Écrivez la date ainsi : 28/11/2026'],
    ['checkedBy', 'lu', 'Le mode de vérification est texte, reproduction, pratique ou non-lu'],
    ['lesson', 'Stockage', "La leçon s'écrit comme la fin de son adresse, par exemple stockage#a-retenir"],
  ])('with a malformed %s, and the right format', (column, value, message) => {
    expect(badLines(`${NEEDED},${column}\nUn,a,b,c,A,${value}\n`)).toEqual([
      { line: 2, problems: [{ column, value, code: 'malformed', message }] },
    ])
  })

  test('with a check in the future, by the name that the file gives to the column', () => {
    const file = readQuestionFile(`${NEEDED},Contrôle\nUn,a,b,c,A,29/11/2026\n`, KNOWN, {
      labels: { checkedOn: 'contrôle' },
      today: '2026-11-28',
    })

    expect('lines' in file && lineFaults(file.lines, file.written)).toMatchObject([
      { line: 2, column: 'Contrôle', value: '29/11/2026', problem: { code: 'in-future' } },
    ])
  })

  test('with an unknown picture and an unknown lesson', () => {
    const columns = `${NEEDED},picture,pictureAlt,lesson`
    const fault = (column: string, value: string) => ({ column, value, code: 'unknown' })

    expect(
      badLines(`${columns}\nUn,a,b,c,A,armoire,Vu,stockage#rien\nDeux,a,b,c,A,coffre,Vu,munitions\n`),
    ).toEqual([
      { line: 2, problems: [fault('picture', 'armoire'), fault('lesson', 'stockage#rien')] },
      { line: 3, problems: [fault('lesson', 'munitions')] },
    ])
  })

  test('with all its problems', () => {
    const [question, theme] = ['x'.repeat(1001), 'x'.repeat(101)]

    expect(badLines(`${FIRST}\n${question},,b,c,A,${theme},,\n`)[0]?.problems).toEqual([
      { column: 'question', value: question, code: 'too-long', max: 1000 },
      { column: 'optionA', value: '', code: 'missing' },
      { column: 'theme', value: theme, code: 'too-long', max: 100 },
    ])
  })

  test('when an earlier line has its question, whatever accents and case', () => {
    const twice = { column: 'question', code: 'twice', firstLine: 2 }

    expect(badLines(`${NEEDED}\nOù  ranger ?,a,b,c,A\nou RANGER ?,a,b,c,A\nOù ranger ?,a,b,c,A\n`)).toEqual([
      { line: 3, problems: [{ ...twice, value: 'ou RANGER ?' }] },
      { line: 4, problems: [{ ...twice, value: 'Où ranger ?' }] },
    ])
  })

  test('as a missing question when two are empty', () => {
    const codes = badLines(`${NEEDED}\n,a,b,c,A\n,a,b,c,A\n`).map(({ problems }) => problems[0]?.code)

    expect(codes).toEqual(['missing', 'missing'])
  })

  test.each([
    ['that is never closed', '"Deux,a,b,c,A\nTrois,a,b,c,A\n'],
    ['that is never closed in a long file', `"Deux,a,b,c,A\n${'Trois,a,b,c,A\n'.repeat(9000)}`],
    ['that is closed after 30 000 characters', `"${'x'.repeat(30_000)}",a,b,c,A\nTrois,a,b,c,A\n`],
    ['that is closed too early', '"Deux" mots,a,b,c,A\nTrois,a,b,c,A\n'],
  ])('at the line of the quote that begins %s', (_, rest) => {
    expect(badLines(`${NEEDED}\nUn,a,b,c,A\n\n${rest}`)).toEqual([
      { line: 4, problems: [{ code: 'open-quote' }] },
    ])
  })
})

test('a question file is read up to 10 000 lines, empty ones included', () => {
  const lines = (n: number) => `${NEEDED}\nUn,a,b,c,A\n${',,,,\n'.repeat(n - 1)}`

  expect(readFile(lines(10_000))).toMatchObject({ ok: true })
  expect(readFile(lines(10_001))).toEqual({ ok: false, code: 'too-many-lines' })
})

// Describing each fault of a file of 5 MB blocked the server for up to 76 seconds.
test.each([
  ['a\n', 1000],
  ['a"\n', 1000],
  [`${'a'.repeat(4900)}"\n`, 200],
  [`${'a"'.repeat(14_000)}\n`, 1],
])('a question file without a good line is not read to its end: %#', (line, read) => {
  const file = readFile(`${NEEDED}\n${line.repeat(2 * read)}`)

  expect(file).toMatchObject({ code: 'bad-lines', isWhole: false })
  expect('lines' in file && file.lines).toHaveLength(read)
})

test('the report of a question file has line, column and cell of each fault', () => {
  const text = `${NEEDED}\n,a,${'x'.repeat(501)},c,A\nUn\nDeux,a,b,c,"b\n?\u001b"\n`

  expect(lineFaults(badLines(text)).map(({ line, column, value }) => [line, column, value])).toEqual([
    [2, 'question', ''],
    [2, 'optionB', `${'x'.repeat(40)}…`],
    [3, '', ''],
    [4, 'correctAnswer', 'b ?▯'],
  ])
})

function badLines(text: string) {
  const file = readFile(text)
  return 'lines' in file ? file.lines : expect.fail(JSON.stringify(file).slice(0, 200))
}

function missing(column: string) {
  return { code: 'missing-column', column }
}
