/**
 * Back can bring a page out of the browser's memory as it was left, asking nobody: to a member the
 * page that he saw before he signed in. It is loaded again, which costs next to nothing where it is
 * still right; but for a form that he was filling in.
 */
export function reloadOnReturn() {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !document.querySelector('main form[method=post]')) location.reload()
  })
}
