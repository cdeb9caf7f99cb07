import { below, from } from '../tokens/media'

/** Matches windows where the sheet stands over the foot of the page. In lower ones, it would leave no room above. */
export const sheeted = `screen and ${below(900)} and (min-height: 30.02em)`
/** Where the page has the wider margins of a tablet. */
export const sheetedWide = `${sheeted} and ${from(720)}`
