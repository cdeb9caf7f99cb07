import { MOST_PHOTOS } from '#modules/ads/rules'
import { PICTURE_MEGABYTES } from '#modules/kernel/pictures'
import type { PhotoWords } from '../text/photos'
import { preparePhoto } from './shrink-photos'

let add: ((chosen: readonly File[]) => void) | undefined

/** Sends each chosen photo in the background, and shows the list of photos from the server's answer. */
export default function sendPhotos(input: HTMLInputElement) {
  // The form is being sent, with these photos in it.
  if (input.form!.ariaBusy) return
  add ??= setUp(input)
  const chosen = [...input.files!]
  input.value = ''
  add(chosen)
}

function setUp(input: HTMLInputElement) {
  const form = input.form!
  const find = (selector: string) => form.querySelector<HTMLElement>(selector)!
  const sent = find('[data-sent]')
  const travelling = find('[data-travelling]')
  const state = find('[data-photo-state]')
  const template = form.querySelector<HTMLTemplateElement>('template[data-photo-row]')!
  const words = JSON.parse(template.dataset.photoRow!) as PhotoWords
  const say = (text: string) => (state.textContent = text)

  let prepared: Promise<File | undefined> = Promise.resolve(undefined)
  let done: Promise<unknown> = Promise.resolve()
  let underWay = 0
  /** The button that was pressed while photos were on their way. */
  let pressed: HTMLElement | null | undefined

  /** Sends one request at a time: an answer lists only the photos that its own request named. */
  function enqueue(exchange: () => Promise<void>) {
    underWay += 1
    done = done.then(exchange).finally(() => {
      underWay -= 1
      if (underWay > 0 || pressed === undefined) return
      const submitter = pressed
      pressed = undefined
      say('')
      form.requestSubmit(submitter)
    })
  }

  form.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    const button = event.submitter as HTMLButtonElement | null
    const unsent = travelling.querySelector<HTMLElement>('button:not([hidden])')
    if (button?.name === 'photoAct') {
      event.preventDefault()
      enqueue(async () => {
        const { request, answer } = post(form, { [input.name]: '', [button.name]: button.value })
        const isShown = showSent(sent, await answer)
        say(isShown ? findFault(request, input) : words.notChanged)
      })
    } else if (underWay > 0) {
      event.preventDefault()
      pressed = button
      say(words.waiting)
    } else if (unsent) {
      event.preventDefault()
      say(words.left)
      unsent.focus()
    }
  })

  function addPhoto(chosen: File) {
    const row = template.content.firstElementChild!.cloneNode(true) as HTMLElement
    const [frame, name, box] = row.children as unknown as HTMLElement[]
    const progress = row.querySelector('progress')!
    const fault = box!.lastElementChild as HTMLElement
    const retry = row.querySelector<HTMLButtonElement>('[data-retry]')!
    const remove = row.querySelector<HTMLButtonElement>('[data-remove]')!
    let request: XMLHttpRequest | undefined

    const refuse = (text: string, again: boolean) => {
      fault.querySelector('span')!.textContent = text.replace('{}', chosen.name)
      // The fault names the file, too.
      progress.hidden = name!.hidden = true
      fault.hidden = false
      retry.hidden = !again
      fault.role = 'alert'
    }
    const send = () => {
      progress.hidden = name!.hidden = false
      progress.removeAttribute('value')
      fault.hidden = retry.hidden = true
      const ready = (prepared = prepared.then(async () => {
        if (!row.isConnected) return
        const { file, preview } = await preparePhoto(chosen)
        if (preview) frame!.replaceChildren(preview)
        const refused = preview ? null : findRefusal(file)
        if (!refused) return file
        refuse(words[refused], false)
      }))
      enqueue(async () => {
        const file = await ready
        if (!file || !row.isConnected) return
        const sending = post(form, { photoAct: 'add', [input.name]: file })
        request = sending.request
        request.upload.onprogress = ({ loaded, total }) => (progress.value = (100 * loaded) / total)
        const before = countPhotos(sent)
        const isShown = showSent(sent, await sending.answer)
        const isAdded = countPhotos(sent) > before
        if (isAdded) row.remove()
        // A file that is no photo will be none the next time, either.
        else if (isShown) refuse(findFault(request, input), request.status !== 400)
        else refuse(words.notSent, true)
      })
    }

    name!.textContent = chosen.name
    progress.ariaLabel = `Envoi de ${chosen.name}`
    for (const button of [retry, remove]) button.ariaLabel = `${button.textContent} ${chosen.name}`
    retry.onclick = send
    remove.onclick = () => {
      row.remove()
      request?.abort()
      input.focus()
    }
    travelling.append(row)
    send()
  }

  return (chosen: readonly File[]) => {
    const room = MOST_PHOTOS - countPhotos(sent) - travelling.childElementCount
    say(chosen.length > room ? words.tooMany : '')
    chosen.slice(0, Math.max(0, room)).forEach(addPhoto)
  }
}

/** Sends the form in the background; `answer` is null if there is no answer. */
function post(form: HTMLFormElement, fields: Record<string, string | File>) {
  const body = new FormData(form)
  for (const [name, value] of Object.entries(fields)) {
    body.delete(name)
    // The server counts the form's photos before it reads a file, so files come last.
    if (value !== '') body.append(name, value)
  }
  const request = new XMLHttpRequest()
  const answer = new Promise<Document | null>((done) => {
    request.onloadend = () => done(request.response as Document | null)
  })
  request.responseType = 'document'
  request.open('POST', form.action)
  request.send(body)
  return { request, answer }
}

/** Shows the photos that the server answers. Returns false if the answer is another page, such as a failure. */
function showSent(here: HTMLElement, answer: Document | null): boolean {
  const now = answer?.querySelector<HTMLElement>('[data-sent]')
  if (!now) return false
  const focused = document.activeElement as HTMLButtonElement | null
  const hadFocus = here.contains(focused)
  const isOpen = here.querySelector('details')?.open
  if (isOpen) now.querySelector('details')?.setAttribute('open', '')
  // Captions may have been typed since the request, and pictures would be loaded again.
  for (const field of here.querySelectorAll<HTMLInputElement>('[name="caption[]"]'))
    now.querySelector(`#${field.id}`)?.replaceWith(field)
  for (const picture of here.querySelectorAll('img')) {
    const same = now.querySelector<HTMLImageElement>(`img[src="${picture.getAttribute('src')!}"]`)
    if (!same) continue
    picture.alt = same.alt
    same.replaceWith(picture)
  }
  here.replaceChildren(...now.childNodes)
  // This request kept the draft without what was typed since.
  here.dispatchEvent(new Event('change', { bubbles: true }))
  if (!hadFocus) return true
  const same = here.querySelector<HTMLElement>(`button[value="${focused!.value}"]`)
  const next = focused!.isConnected ? focused : (same ?? here.querySelector('button'))
  ;(next ?? here.closest('form')!.querySelector<HTMLElement>('[data-photos]'))?.focus()
  return true
}

const countPhotos = (list: HTMLElement) => list.querySelectorAll('[name="photo[]"]').length

/** Reads the message at the field of photos, or '' if there is none. */
const findFault = ({ response }: XMLHttpRequest, { id }: HTMLInputElement) =>
  (response as Document).getElementById(`${id}-error`)?.textContent ?? ''

/** Refuses what this browser cannot decode and the server would refuse. The server decides on other photos. */
function findRefusal({ name, type, size }: File): 'heic' | 'not-a-picture' | 'over-size' | null {
  if (/\.hei[cf]$/i.test(name)) return 'heic'
  if (!/^image\/(jpeg|png|webp)$/.test(type)) return 'not-a-picture'
  return size > PICTURE_MEGABYTES * 1_000_000 ? 'over-size' : null
}
