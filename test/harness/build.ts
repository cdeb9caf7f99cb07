import { buildIfStale } from '../../bin/ready.js'

/** Server tests run the production build. */
export default buildIfStale
