/** Every address that no route knows. With an action too, so that a POST is not found either. */
export function loader() {
  throw new Response(null, { status: 404 })
}

export { loader as action }

export default function NotFound() {
  return null
}
