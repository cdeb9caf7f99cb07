import { expect, test, vi } from 'vitest'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { csvDownload, fileRoute } from './download.server'

type Candidate = { name: string; score: number }

const columns = [
  { header: 'Nom', cell: ({ name }: Candidate) => name },
  { header: 'Score', cell: ({ score }: Candidate) => score },
]

const { signal } = new AbortController()

async function* portions(...given: Candidate[][]) {
  yield* given
}

const download = (...given: Candidate[][]) =>
  csvDownload({ name: 'examens', columns, rows: portions(...given), signal })

/** The text, without the byte order mark. */
const textOf = async (...given: Candidate[][]) => (await download(...given)).text()

const lineOf = async (name: string) => (await textOf([{ name, score: 7 }])).slice('"Nom";"Score"\r\n'.length)

test('a CSV file is UTF-8 with its mark, with semicolons, one line a row', async () => {
  const file = await download([{ name: 'Élodie', score: 10 }], [{ name: 'Karim', score: 4 }])
  const bytes = Buffer.from(await file.arrayBuffer())

  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(bytes.subarray(3).toString()).toBe('"Nom";"Score"\r\n"Élodie";10\r\n"Karim";4\r\n')
})

test('a CSV file is a download that is not cached, named with its date', async () => {
  const { headers } = await download()

  expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="examens-\d{4}-\d\d-\d\d\.csv"$/)
  expect(headers.get('Cache-Control')).toBe('private, no-store')
})

test('a CSV file without a row has its header', async () => {
  expect(await textOf()).toBe('"Nom";"Score"\r\n')
})

test('a CSV cell that a spreadsheet would run gets an apostrophe', async () => {
  const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', ' =1', '\u00a0=1', '\u200b=1', '＝1']
  for (const name of formulas) expect(await lineOf(name)).toBe(`"'${name}";7\r\n`)
})

test.each<[string, string]>([
  ...['Jean-Paul', "O'Brien", 'a=b', ' Anne', '1-2'].map((name): [string, string] => [name, `"${name}"`]),
  ['a;b', '"a;b"'],
  ['a"b', '"a""b"'],
  ['a\nb', '"a\nb"'],
  ['a,=1+1', '"a,=1+1"'],
])('a CSV cell keeps %j, and a number stays a number', async (name, cell) => {
  expect(await textOf([{ name, score: -4 }])).toContain(`\r\n${cell};-4\r\n`)
})

test('a CSV file breaks off with an error when reading fails', async () => {
  async function* broken(): AsyncGenerator<Candidate[]> {
    yield await Promise.reject<Candidate[]>(new Error('no database'))
  }

  await expect(csvDownload({ name: 'examens', columns, rows: broken(), signal })).rejects.toThrow(
    'no database',
  )
})

test('a CSV file is not read on when the client disconnects', async () => {
  let read = 0
  async function* hundred() {
    while (read < 100) yield [{ name: 'Karim', score: (read += 1) }]
  }
  const leaving = new AbortController()
  const file = await csvDownload({ name: 'examens', columns, rows: hundred(), signal: leaving.signal })
  leaving.abort()

  await file.text()

  expect(read).toBeLessThanOrEqual(3)
})

test('a CSV file that a client stops reading ends, and the process lives', async () => {
  const closed = vi.fn()
  async function* endless() {
    try {
      for (;;) yield [{ name: 'Karim', score: 7 }]
    } finally {
      closed()
    }
  }
  const file = await csvDownload({ name: 'examens', columns, rows: endless(), signal })
  const reader = file.body!.getReader()
  await reader.read()
  await reader.cancel(new Error('the connection is gone'))

  await expect.poll(() => closed.mock.calls).toHaveLength(1)
})

test('a file of which only the headers are asked ends at once', async () => {
  const closed = vi.fn()
  async function* endless() {
    try {
      for (;;) yield [{ name: 'Karim', score: 7 }]
    } finally {
      closed()
    }
  }
  const { loader } = fileRoute(() => csvDownload({ name: 'examens', columns, rows: endless(), signal }))
  const request = new Request('http://localhost/examens', { method: 'HEAD' })

  const { headers } = await loader({ request, params: {}, context: {} } as LoaderFunctionArgs)

  expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(closed).toHaveBeenCalledTimes(1)
})
