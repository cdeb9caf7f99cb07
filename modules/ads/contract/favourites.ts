import type { AdInBrief } from './messages'
import type { WithPhotos } from './photos'

/** An ad that a member keeps, whatever has become of it. */
export type Favourite = AdInBrief & WithPhotos & { keptAt: Date }
