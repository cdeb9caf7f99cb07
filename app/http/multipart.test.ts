import { expect, test } from 'vitest'
import { readFiles } from './multipart.server'

async function read(part: string, count: number) {
  const form = new FormData()
  const request = new Request('http://localhost/', {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
    body: `${`--b\r\n${part}\r\n\r\n\r\n`.repeat(count)}--b--\r\n`,
  })
  const names = []
  for await (const { name } of readFiles(request, 'photos', form)) names.push(name)
  return { form, names }
}

test.each([
  ['files', 'Content-Disposition: form-data; name="photos"; filename="stand.jpg"'],
  ['files of no field', 'Content-Disposition: form-data; name="other"; filename="stand.jpg"'],
  ['no names', 'Content-Type: text/plain'],
])('a form with more parts than anybody sends is refused: %s', async (_what, part) => {
  await expect(read(part, 301)).rejects.toMatchObject({ status: 400 })
})

test('a form with two hundred pictures is read, and told that they are many', async () => {
  const picture = 'Content-Disposition: form-data; name="photos"; filename="stand.jpg"'

  const { form, names } = await read(picture, 200)
  expect([[...form], names]).toEqual([[], Array.from({ length: 200 }, () => 'stand.jpg')])
})
