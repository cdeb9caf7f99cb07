/** The page behind such a link is a short question: it is asked over the page that one is on. */
export function openDialogs() {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-dialog]')
    // Whoever asks for another tab gets one.
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    import('./show-dialog').then(({ showDialog }) => showDialog(link)).catch(() => location.assign(link.href))
  })
}
