import { parseHTML } from 'linkedom'
import type { Browser } from './browser'

/** Typed into every field. */
export const SCRIPT = `"><script>alert('x')</script><img src=x onerror=alert(1)>`

export const readPage = (browser: Browser, path: string) => openPage(browser.get(path))

let reads = 0

/** Adds a parameter that the page does not know, so that the answer does not come from the cache. */
export function fresh(path: string): string {
  reads += 1
  return `${path}${path.includes('?') ? '&' : '?'}asked=${reads}`
}

export const readFresh = (browser: Browser, path: string) => readPage(browser, fresh(path))

/** Throws if the answer is neither a page nor a feed: otherwise a test that expects something to be absent would pass. */
export async function openPage(answer: Response | Promise<Response>) {
  const response = await answer
  const { status, headers, url } = response
  const page = parsePage(await response.text())
  if (!page.heading && !page.html.startsWith('<?xml')) throw new Error(`${url} is no page: ${status}`)
  return Object.assign(page, { status, headers, url })
}

export type Page = ReturnType<typeof parsePage>

export function parsePage(html: string) {
  const { document } = parseHTML(html)
  // linkedom does not decode the entities of a textarea.
  for (const area of document.querySelectorAll('textarea'))
    area.textContent = parseHTML(`<p>${area.textContent}</p>`).document.querySelector('p')!.textContent
  const page = new Part(document)
  const robots = page.find('meta[name="robots"]')?.attribute('content')
  return Object.assign(page, { html, heading: page.find('h1')?.words, robots })
}

/** What a page tells crawlers. */
export function readHead(page: Page) {
  const content = (meta: string) => page.find(`meta[${meta}]`)?.attribute('content')
  const properties = page.attributes('meta[property^="og:"]', 'property')
  return {
    title: page.find('title')?.textContent,
    description: content('name="description"'),
    keywords: content('name="keywords"'),
    canonical: page.find('link[rel="canonical"]')?.attribute('href'),
    card: content('name="twitter:card"'),
    openGraph: Object.fromEntries(
      properties.map((property) => [property.replace('og:', ''), content(`property="${property}"`)!]),
    ),
    structured: page
      .findAll('script[type="application/ld+json"]')
      .map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>),
    headings: page.findAll('h1').length,
    crumbs: page.texts(`nav[aria-label="Fil d'Ariane"] li`),
  }
}

/** Replaces the non-breaking spaces of French typography. */
export const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

/** A page, or an element of it. What it does not have is undefined. */
export class Part {
  readonly #root: ParentNode
  constructor(root: ParentNode) {
    this.#root = root
  }

  /** The text, with a plain space between elements; a `<wbr>` is not a space. */
  get words(): string {
    return textIn(this.#root).replace(/\s+/gu, ' ').trim()
  }

  get textContent(): string {
    return this.#root.textContent ?? ''
  }

  attribute = (name: string) => attributeOf(this.#root as Element, name)
  findAll = (selector: string): Part[] => this.#elements(selector).map((element) => new Part(element))
  find = (selector: string): Part | undefined => this.findAll(selector)[0]
  texts = (selector: string) => this.findAll(selector).map(({ words }) => words)
  attributes = (selector: string, name: string) =>
    this.#elements(selector).flatMap((element) => attributeOf(element, name) ?? [])

  /** The address of the link with these words. */
  link = (words: string) =>
    this.findAll('a')
      .find((link) => link.words === words)
      ?.attribute('href')
  button = (words: string) => this.findAll('button').find((button) => button.words === words)

  /** The section with the heading of this id. */
  section = (id: string) => this.find(`section[aria-labelledby="${id}"]`)
  /** The titles of the cards. */
  cards = () => this.texts('h3 > a')

  field(name: string): Field | undefined {
    const controls = this.#elements(CONTROLS).filter((control) => attributeOf(control, 'name') === name)
    const control = controls.find(isSent) ?? controls[0]
    return control && new Field(control)
  }

  /** What its form sends as it is filled in. */
  fields(): Record<string, string> {
    const sent = this.#elements(CONTROLS).filter(isSent)
    return Object.fromEntries(sent.map((control) => [attributeOf(control, 'name')!, valueOf(control)]))
  }

  #elements = (selector: string) => [...this.#root.querySelectorAll(selector)]
}

class Field extends Part {
  /** As it is sent: empty where a radio button or box is not checked. */
  readonly value: string
  readonly checked: boolean
  readonly error: string | undefined
  constructor(control: Element) {
    super(control)
    this.value = isSent(control) ? valueOf(control) : ''
    this.checked = control.matches('[checked]')
    const ids = control.closest('[aria-invalid="true"]')?.getAttribute('aria-describedby') ?? ''
    const error = ids.split(' ').find((id) => id.endsWith('-error'))
    this.error = error && new Part(control.ownerDocument).find(`[id="${error}"]`)?.words
  }
}

const CONTROLS = 'input[name], select[name], textarea[name]'
const UNREAD = ['HEAD', 'SCRIPT', 'STYLE', 'TEMPLATE', 'WBR', '#comment']
const UNSENT = '[type="file"], [type="radio"]:not([checked]), [type="checkbox"]:not([checked])'
const isSent = (control: Element) => !control.matches(UNSENT)

function valueOf(control: Element): string {
  if (control.matches('textarea')) return control.textContent
  const chosen = control.querySelector('option[selected]') ?? control.querySelector('option') ?? control
  return attributeOf(chosen, 'value') ?? (control.matches('[type="checkbox"]') ? 'on' : '')
}

/** React writes some names in capitals. */
function attributeOf(element: Element, name: string): string | undefined {
  return [...(element.attributes ?? [])].find((attribute) => attribute.name.toLowerCase() === name)?.value
}

function textIn(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.nodeValue ?? ''
  return UNREAD.includes(node.nodeName) ? '' : ` ${[...node.childNodes].map(textIn).join('')} `
}
