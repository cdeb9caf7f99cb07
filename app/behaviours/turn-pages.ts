/** Marks the pages that this script can replace. */
const PAGE = '[data-turning]'

/** A link to follow, or a form to send with its fields in `body`. */
type Step = {
  address: string
  form?: HTMLFormElement
  body?: URLSearchParams
}

/**
 * Turns the pages of a series or a trial without loading a new document. Repeats a failed request, which is
 * safe because the server counts a repeated answer only once.
 */
export default function turnPages(loadScripts: () => void) {
  let shown = currentPlace()
  let wanted: Step | undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  async function turn(step: Step) {
    clearTimeout(retry)
    wanted = step
    const answer = await ask(step)
    if (step !== wanted) return
    if (answer) show(answer, step)
    else {
      sayOffline()
      retry = setTimeout(() => void turn(step), RETRY_AFTER_MS)
    }
  }

  function show({ url, html }: Answer, { address, form }: Step) {
    keep(null)
    const page = new DOMParser().parseFromString(html, 'text/html')
    const main = page.querySelector('main')
    if (!main?.querySelector(PAGE)) return form ? form.submit() : location.assign(address)
    document.querySelector('main')!.replaceWith(main)
    document.title = page.title
    if (url !== location.href) history.pushState(null, '', url)
    shown = currentPlace()
    loadScripts()
    scrollTo(0, 0)
    focusOn(main)
  }

  function send(form: HTMLFormElement, body: URLSearchParams) {
    keep(body)
    void turn({ address: form.action, form, body })
  }

  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || !form.closest(PAGE)) return
    // No field of these forms is a file.
    const body = new URLSearchParams(new FormData(form) as never)
    event.preventDefault()
    if (body.has('userAnswer')) send(form, body)
    else askForAnswer(form)
  })
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-turn]')
    // The browser handles clicks that open another tab or window.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void turn({ address: link.href })
  })
  // An anchor link also fires popstate, but needs no reload.
  addEventListener('popstate', () => {
    if (currentPlace() !== shown) location.reload()
  })
  sendKept(send)
}

type Answer = { url: string; html: string }

/** Returns the response, or null if the request failed or took too long. */
async function ask({ address, body }: Step): Promise<Answer | null> {
  const controller = new AbortController()
  // To abort a request that has ended does nothing.
  setTimeout(() => controller.abort(), TIMEOUT_MS)
  try {
    const answer = await fetch(address, { method: body ? 'POST' : 'GET', body, signal: controller.signal })
    return { url: answer.url, html: await answer.text() }
  } catch {
    return null
  }
}

function askForAnswer(form: HTMLFormElement) {
  form.ariaBusy = null
  const group = form.querySelector('fieldset')!
  const words = group.querySelector('#userAnswer-error')!
  words.parentElement!.hidden = false
  group.ariaInvalid = 'true'
  group.setAttribute('aria-describedby', words.id)
  group.tabIndex = -1
  group.focus()
}

const TIMEOUT_MS = 10_000
const RETRY_AFTER_MS = 5000

function sayOffline() {
  const words = document.querySelector<HTMLElement>(`${PAGE} [data-offline]`)
  if (words) words.hidden = false
  // Unlocks the form, so that the user can retry at once.
  for (const form of document.forms) form.ariaBusy = null
}

/** Keeps the answer in the history entry, where it survives a reload. Null removes the answer. */
function keep(answer: URLSearchParams | null) {
  history.replaceState(answer && String(answer), '')
}

function sendKept(send: (form: HTMLFormElement, body: URLSearchParams) => void) {
  if (typeof history.state !== 'string') return
  const body = new URLSearchParams(history.state)
  const selector = `${PAGE} [name=userAnswer][value="${body.get('userAnswer')!}"]`
  const option = document.querySelector<HTMLInputElement>(selector)
  if (!option?.form) return keep(null)
  option.checked = true
  send(option.form, body)
}

const currentPlace = () => location.pathname + location.search

function focusOn(main: HTMLElement) {
  const target = main.querySelector<HTMLElement>('[autofocus]') ?? main.querySelector('h1')!
  target.tabIndex = -1
  target.focus()
}
