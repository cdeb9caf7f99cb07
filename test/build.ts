import { buildIfStale } from '../bin/build.js'

/** The tests of the server run what production runs. */
export default buildIfStale
