import { notFound } from '#app/http/responses'

/** Every address without a route. It has an action, so that a POST gets 404 too. */
export function loader() {
  throw notFound()
}

export { loader as action }

export default function NotFound() {
  return null
}
