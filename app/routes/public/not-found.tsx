/** Every address without a route. It has an action, so that a POST gets 404 too. */
export function loader() {
  throw new Response(null, { status: 404 })
}

export { loader as action }

export default function NotFound() {
  return null
}
