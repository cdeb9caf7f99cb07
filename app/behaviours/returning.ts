/**
 * Back can bring a page out of the browser's memory as it was left, asking nobody: to a member the
 * page that he saw before he signed in. It is loaded again, which costs next to nothing where it is
 * still right.
 */
export function reloadOnReturn() {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}
