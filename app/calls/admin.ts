import { stats } from './entities'
import { defineCalls } from './operation'

export const adminCalls = defineCalls({
  '/api/admin/stats': {
    GET: {
      summary: "Les trois chiffres du panel d'administration",
      access: 'admin',
      answer: { status: 200, schema: stats },
    },
  },
})
