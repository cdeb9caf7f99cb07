import { notFound } from '#app/http/responses'

/** Answers 404 to every URL without a route. POST needs an action of its own. */
export function loader() {
  throw notFound()
}

export { loader as action }

export default function NotFound() {
  return null
}
