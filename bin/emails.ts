/** `npm run emails` shows every mail in the browser, with sample data, on PORT or on a free port. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readCommandEnv } from '#app/start/env.server'
import { renderSamples, type Preview } from '#emails/preview'
import { CommandFault, runCommand } from './command'

await runCommand(async () => {
  const env = readCommandEnv()
  const pages = toPages(renderSamples())
  const server = createServer((request, response) => {
    const page = pages.get(new URL(request.url ?? '/', 'http://localhost').pathname)
    response.writeHead(page ? 200 : 404, { 'Content-Type': `text/${page?.type ?? 'plain'}; charset=utf-8` })
    response.end(page?.body ?? 'Not found')
  })

  server.listen(env.givenPort ?? 0, '127.0.0.1')
  await once(server, 'listening').catch((error: unknown) => {
    throw new CommandFault(`PORT: ${(error as Error).message}`)
  })
  console.log(`the mails are at http://localhost:${(server.address() as AddressInfo).port}`)
})

type Page = { type: 'html' | 'plain'; body: string }

function toPages(previews: Preview[]): Map<string, Page> {
  const pages = new Map<string, Page>([['/', { type: 'html', body: index(previews) }]])
  for (const preview of previews) {
    pages.set(`/${preview.name}`, { type: 'html', body: renderBoth(preview) })
    pages.set(`/${preview.name}.html`, { type: 'html', body: preview.html })
    pages.set(`/${preview.name}.txt`, { type: 'plain', body: preview.text })
  }
  return pages
}

function index(previews: Preview[]): string {
  const items = previews.map(({ name, subject }) => `<li><a href="/${name}">${name}</a> ${subject}</li>`)
  return page('The mails', `<ul>${items.join('')}</ul>`)
}

function renderBoth({ name, subject }: Preview): string {
  const frames = [360, 700].map(
    (width) => `<iframe title="${width} px" width="${width}" height="1000" src="/${name}.html"></iframe>`,
  )
  const text = `<iframe title="Text" width="560" height="1000" src="/${name}.txt"></iframe>`
  return page(subject, `<p><a href="/">All</a></p>${frames.join(' ')} ${text}`)
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta name="color-scheme" content="light dark"><title>${title}</title>
<body style="font-family:sans-serif"><h1>${title}</h1>${body}</body></html>`
}
