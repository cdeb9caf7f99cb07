import { version } from '../../../package.json'
import { type ContractDocument, describeContract } from '../../calls/document'
import { publicPage } from '../../http/cache'
import { answered } from '../../http/call.server'
import { operations } from '../../http/operations.server'
import { site } from '../../modules.server'

let written: ContractDocument | undefined

const { loader, action } = operations('/api/openapi.json', {
  GET({ session }) {
    written ??= describeContract({ url: site().appUrl, version })
    return answered(written, { headers: publicPage(session) })
  },
})
export { action, loader }
