import { buildIfStale } from '../bin/ready.js'

/** The tests of the server run what production runs. */
export default buildIfStale
