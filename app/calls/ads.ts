import { classifiedAd } from './entities'
import { defineCalls } from './operation'

/** In the words of the page. */
const unknown = 'Annonce non trouvée'

export const adCalls = defineCalls({
  '/api/classified-ads/{id}/approve': {
    PUT: {
      summary: 'Approuver une annonce',
      access: 'admin',
      unknown,
      answer: { status: 200, schema: classifiedAd },
    },
  },
})
