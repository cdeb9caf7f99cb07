export function show(link: HTMLAnchorElement) {
  const links = [...link.closest('ul')!.querySelectorAll<HTMLAnchorElement>('[data-dialog]')]
  const strip = document.createElement('ul')
  strip.append(...links.map(toItem))
  const status = document.createElement('p')
  status.role = 'status'
  let at = links.indexOf(link)

  function goTo(wanted: number) {
    at = (wanted + links.length) % links.length
    strip.children[at]!.scrollIntoView({ block: 'nearest', inline: 'center' })
    tellPlace()
  }

  function tellPlace() {
    status.textContent = `Photo ${at + 1} sur ${links.length}`
  }

  const dialog = document.createElement('dialog')
  dialog.className = 'photo-viewer'
  dialog.ariaLabel = 'Photos'
  const line = document.createElement('div')
  const close = toButton('Fermer', '×', () => dialog.close())
  line.append(status, close)
  if (links.length > 1) {
    status.before(toButton('Photo précédente', '‹', () => goTo(at - 1)))
    status.after(toButton('Photo suivante', '›', () => goTo(at + 1)))
  }
  dialog.append(strip, line)
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') goTo(at - 1)
    if (key === 'ArrowRight') goTo(at + 1)
  })
  // A touch also scrolls the strip, so `at` follows the strip's position.
  strip.addEventListener('scrollend', () => {
    at = Math.round(strip.scrollLeft / strip.clientWidth)
    tellPlace()
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    links[at]!.focus()
  })
  window.addEventListener('pagehide', () => dialog.remove(), { once: true })
  document.body.append(dialog)
  dialog.showModal()
  close.focus()
  goTo(at)
}

function toItem(link: HTMLAnchorElement) {
  const photo = new Image()
  photo.src = link.href
  photo.alt = link.querySelector('img')!.alt
  photo.loading = 'lazy'
  const item = document.createElement('li')
  item.append(photo)
  return item
}

function toButton(name: string, sign: string, press: () => void) {
  const button = document.createElement('button')
  button.type = 'button'
  button.ariaLabel = name
  button.textContent = sign
  button.addEventListener('click', press)
  return button
}
