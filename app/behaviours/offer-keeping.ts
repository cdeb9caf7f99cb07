/**
 * Offers to keep pages for reading without a network. Where none is kept yet, no service worker controls the page, and
 * the script that keeps them comes with the first click.
 */
export default function offerKeeping() {
  const part = document.querySelector<HTMLElement>('[data-keep]')!
  const { serviceWorker } = navigator
  // Browsers have no service workers on insecure origins and in some private windows.
  if (!(serviceWorker as unknown)) return
  const keep = part.querySelector('button')!
  const load = () => import('./keep-offline').then((script) => script.setupKeeping(part))
  if (serviceWorker.controller) return void load().catch(() => undefined)
  part.hidden = false
  keep.onclick = function loadFirst() {
    keep.onclick = null
    const fail = () => {
      keep.onclick = loadFirst
      part.querySelector('p')!.textContent = part.dataset.failed!
    }
    load().then(() => keep.click(), fail)
  }
}
