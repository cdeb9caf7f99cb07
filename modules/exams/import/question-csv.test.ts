import { describe, expect, test } from 'vitest'
import type { QuestionFields } from '../schemas'
import { formatQuestions, parseQuestions } from './question-csv'

const HEADER = 'question,optionA,optionB,optionC,correctAnswer,theme,explanation,source'
const SHORT = 'question,optionA,optionB,optionC,correctAnswer'

describe('a question bank in CSV', () => {
  test('is read by the names of its columns, in any order', () => {
    expect(read('correctAnswer,question,optionC,optionB,optionA\nB,Où ?,Là,Ici,Nulle part\n')).toEqual({
      lines: [
        {
          line: 2,
          cells: {
            question: 'Où ?',
            optionA: 'Nulle part',
            optionB: 'Ici',
            optionC: 'Là',
            correctAnswer: 'B',
          },
        },
      ],
      unreadable: [],
      isWhole: true,
    })
  })

  test.each([
    ['semicolons', `${SHORT.replaceAll(',', ';')}\n"Où ; ou quand ?";Ici, là;b;c;B`],
    ['commas', `${SHORT}\nOù ; ou quand ?,"Ici, là",b,c,B`],
    ['quoted names', `"${SHORT.replaceAll(',', '";"')}"\n"Où ; ou quand ?";Ici, là;b;c;B`],
    ['spaces around cells', `${SHORT.replaceAll(',', ' , ')}\n "Où ; ou quand ?" , "Ici, là" , b , c , B `],
    ['CRLF', `${SHORT}\r\nOù ; ou quand ?,"Ici, là",b,c,B\r\n`],
    ['CR alone', `${SHORT}\rOù ; ou quand ?,"Ici, là",b,c,B\r`],
  ])('may be written with %s', (_, text) => {
    expect(read(text)).toEqual({
      lines: [
        {
          line: 2,
          cells: {
            question: 'Où ; ou quand ?',
            optionA: 'Ici, là',
            optionB: 'b',
            optionC: 'c',
            correctAnswer: 'B',
          },
        },
      ],
      unreadable: [],
      isWhole: true,
    })
  })

  test.each(['\n', '\r\n', '\r'])(
    'numbers its lines as an editor does, line breaks in cells too: %j',
    (br) => {
      const text = [
        SHORT,
        '',
        '"Un',
        '',
        'et deux",a,b,c,A',
        '',
        'Trois,a,b,c,B',
        ',,,,',
        '"Quatre",a,b,"c',
        '",C',
      ].join(br)

      const { lines } = read(text)

      expect(lines.map(({ line, cells }) => [line, cells.question])).toEqual([
        [3, 'Un\n\net deux'],
        [7, 'Trois'],
        [9, 'Quatre'],
      ])
    },
  )

  test('reports every line that has too many or too few cells', () => {
    const { lines, unreadable } = read(`${SHORT}\nUn, deux,a,b,c,A\n"Trois\n",a,b,c,A\nQuatre,a\n`)

    expect(lines.map(({ line }) => line)).toEqual([3])
    expect(unreadable).toEqual([
      { line: 2, code: 'cells', cells: 6, columns: 5 },
      { line: 5, code: 'cells', cells: 2, columns: 5 },
    ])
  })

  test('reports a quote inside a cell once, and reads on', () => {
    const { lines, unreadable } = read(`${SHORT}\nUn,"a\n",le "tir" "fort",c,A\nDeux,a,b,c,B\n`)

    expect(unreadable).toEqual([{ line: 2, code: 'stray-quote' }])
    expect(lines.map(({ line }) => line)).toEqual([4])
  })

  test.each([
    ['that is never closed', '"Deux,a,b,c,A\nTrois,a,b,c,A\n'],
    ['that is never closed in a long file', `"Deux,a,b,c,A\n${'Trois,a,b,c,A\n'.repeat(9000)}`],
    ['that is closed too early', '"Deux" mots,a,b,c,A\nTrois,a,b,c,A\n'],
  ])('reports where a quote begins %s', (_, rest) => {
    const { lines, unreadable } = read(`${SHORT}\nUn,a,b,c,A\n\n${rest}`)

    expect(lines.map(({ line }) => line)).toEqual([2])
    expect(unreadable).toEqual([{ line: 4, code: 'open-quote' }])
  })

  test.each([
    ['lacks a column', 'question,optionA,optionC,correctAnswer,source', [missing('optionB')]],
    ['has another column', `${SHORT},points`, [{ code: 'unknown-column', name: 'points' }]],
    ['has a column without a name', `${SHORT},`, [{ code: 'unknown-column', name: '' }]],
    ['has a column twice', `${SHORT},theme,theme`, [{ code: 'doubled-column', column: 'theme' }]],
    [
      'has several faults',
      'Question,optionA,optionB,optionC,correctAnswer',
      [{ code: 'unknown-column', name: 'Question' }, missing('question')],
    ],
    ['is separated by tabs', SHORT.replaceAll(',', '\t'), [missing('question'), missing('optionA')]],
    ['opens a quote', `"${SHORT}`, [missing('question')]],
  ])('is refused when its header %s', (_, header, faults) => {
    expect(parseQuestions(`${header}\nUn,a,b,c,A\n`)).toEqual({
      ok: false,
      code: 'bad-header',
      faults: expect.arrayContaining(faults) as unknown,
    })
  })
})

describe('a file that is not a question bank', () => {
  test('is not read beyond 10 000 lines, empty ones included', () => {
    const lines = (n: number) => `${SHORT}\n${'Un,a,b,c,A\n,,,,\n'.repeat(n / 2)}`

    expect(read(lines(10_000)).lines).toHaveLength(5000)
    expect(parseQuestions(lines(10_002))).toEqual({ ok: false, code: 'too-many-lines' })
  })

  test.each([
    ['too short', 'a\n'],
    ['with a quote in a cell', 'a"\n'],
  ])('is not read beyond a thousand lines %s', (_, line) => {
    const { unreadable, isWhole } = read(`${SHORT}\n${line.repeat(1200)}`)

    expect(unreadable).toHaveLength(1000)
    expect(isWhole).toBe(false)
  })

  // Describing each of their faults blocked the server for up to 76 seconds.
  test.each(['"\n', 'a"\n', 'a\n', 'a,,,,\n', '""\n', `${'a"'.repeat(14_000)}\n`, `${'a'.repeat(4900)}"\n`])(
    'is given up at once, with a header and without: %#',
    (line) => {
      const content = line.repeat(5_000_000 / line.length)
      const before = process.cpuUsage()

      expect(parseQuestions(content)).toMatchObject({ code: 'bad-header' })
      const parsed = parseQuestions(`${SHORT}\n${content}`)
      expect(parsed.ok ? parsed.value.isWhole : parsed.code).toBe(parsed.ok ? false : 'too-many-lines')

      expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000)
    },
  )
})

test('a written file reads back unchanged', () => {
  const hard: QuestionFields = {
    question: 'Un « cran » ; "deux", trois ?\nEt\n\nquatre',
    optionA: '=1+1',
    optionB: '@a',
    optionC: "'-; ,",
    correctAnswer: 'C',
    theme: 'a\tb',
    explanation: '"',
    source: null,
  }

  const text = formatQuestions([hard])

  expect(text.split('\n', 1)).toEqual([HEADER])
  expect(read(text)).toEqual({
    lines: [{ line: 2, cells: { ...hard, source: '' } }],
    unreadable: [],
    isWhole: true,
  })
})

function read(text: string) {
  const parsed = parseQuestions(text)
  if (!parsed.ok) throw new Error(parsed.code)
  return parsed.value
}

function missing(column: string) {
  return { code: 'missing-column', column }
}
