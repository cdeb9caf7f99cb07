import { NO_KEYS } from '../text/cookies'

/** The scripts that only some pages need, by the attribute of the part that needs them: `toast` is `data-toast`. */
const SCRIPTS: Record<string, () => Promise<{ default: (loadScripts: () => void) => void }>> = {
  checks: () => import('./forms'),
  copy: () => import('./copy-text'),
  keep: () => import('./offer-keeping'),
  listen: () => import('./offer-reading'),
  print: () => import('./print-page'),
  toast: () => import('./toast'),
  turning: () => import('./turn-pages'),
}

const loaded = new Set<string>()

/** Loads what the page needs, again after it was turned. Until its script has come, a part works as plain HTML, or is hidden. */
export function loadScripts() {
  for (const part in SCRIPTS) {
    // A turned page may bring another toast.
    if (!document.querySelector(`[data-${part}]`) || (part !== 'toast' && loaded.has(part))) continue
    loaded.add(part)
    SCRIPTS[part]!().then(
      (script) => script.default(loadScripts),
      () => loaded.delete(part),
    )
  }
}

/** Loads the shortcuts of one key with the first key or click on their switch, because phones need none; at once if they are off. */
export function loadShortcuts() {
  let loading: Promise<unknown> | undefined
  const load = (first?: Event) => {
    loading ??= import('./shortcuts').then(
      (script) => script.setupShortcuts(first),
      () => (loading = undefined),
    )
  }
  document.addEventListener('keydown', (press) => document.querySelector('[data-keys]') && load(press))
  document.addEventListener(
    'click',
    (click) => (click.target as Element).closest('[data-keys]') && load(click),
  )
  if (document.cookie.includes(NO_KEYS)) load()
}
