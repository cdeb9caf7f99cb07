import { notFound } from '#app/http'

/** This route matches every URL that no other route matches. */
export function loader() {
  throw notFound()
}

export { loader as action }

export default function NotFound() {
  return null
}
