import { failed } from '#app/http/call.server'

/** Whatever under /api is no call of the table. */
const unknown = async () => failed(404, 'Adresse inconnue.')
export { unknown as action, unknown as loader }
