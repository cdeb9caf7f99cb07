import type { AdInBrief } from '../messages/conversation'
import type { WithPhotos } from '../photos/photo-types'

/** An ad that a member keeps, whatever has become of it. */
export type Favourite = AdInBrief & WithPhotos & { keptAt: Date }
