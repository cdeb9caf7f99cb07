/** Shows the linked page's dialog content in a dialog. Throws if the page has none. */
export async function show(link: HTMLAnchorElement) {
  if (link.ariaBusy) return
  link.ariaBusy = 'true'
  try {
    open(makeDialog(await fetchContent(link.href)), link)
  } finally {
    link.ariaBusy = null
  }
}

async function fetchContent(href: string): Promise<HTMLElement> {
  // A redirect, such as to the sign-in page, causes the error below. The caller then opens the link.
  const answer = await fetch(href, { redirect: 'manual', mode: 'same-origin' })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const content = page.querySelector<HTMLElement>('[data-dialog-content]')
  if (answer.status !== 200 || !content) throw new Error(`Nothing to ask at ${href}: ${answer.status}`)
  return document.adoptNode(content)
}

function makeDialog(content: HTMLElement): HTMLDialogElement {
  const title = document.createElement('h2')
  const heading = content.querySelector('h1')
  title.append(...(heading?.childNodes ?? []))
  heading?.replaceWith(title)
  title.id = 'titre'
  prefixIds(content)
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-labelledby', title.id)
  // Focuses the title, so that a stray key cannot press a button.
  if (!content.querySelector('[autofocus]')) {
    title.tabIndex = -1
    title.autofocus = true
  }
  dialog.append(content)
  return dialog
}

function open(dialog: HTMLDialogElement, link: HTMLAnchorElement) {
  let pressed: EventTarget | null
  dialog.addEventListener('pointerdown', ({ target }) => (pressed = target))
  dialog.addEventListener('click', (event) => {
    const isCancel = (event.target as Element).closest('[data-dialog-close]')
    // A text selection that ends outside must not close the dialog.
    const isBeside = event.target === dialog && pressed === dialog
    if (!isCancel && !isBeside) return
    event.preventDefault()
    dialog.close()
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    link.focus()
  })
  // Removes the dialog, because Back would otherwise show it again.
  window.addEventListener('pagehide', () => dialog.remove(), { once: true })
  document.body.append(dialog)
  dialog.showModal()
}

/** Prefixes the ids, because the page around the dialog may use the same ones. */
function prefixIds(content: HTMLElement) {
  const ids = new Set(Array.from(content.querySelectorAll('[id]'), ({ id }) => id))
  const ours = (id: string) => (ids.has(id) ? `dialogue-${id}` : id)
  for (const element of content.querySelectorAll('*')) {
    for (const name of REFERENCES) {
      const value = element.getAttribute(name)
      if (value) element.setAttribute(name, value.split(' ').map(ours).join(' '))
    }
    const href = element.getAttribute('href')
    if (href?.startsWith('#')) element.setAttribute('href', `#${ours(href.slice(1))}`)
  }
}

const REFERENCES = ['id', 'for', 'form', 'list', 'aria-labelledby', 'aria-describedby', 'aria-controls']
