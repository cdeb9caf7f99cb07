import { version } from '../../../package.json'
import { type ContractDocument, describeContract } from '#app/calls/document'
import { publicPage } from '#app/http/cache'
import { answered } from '#app/http/call.server'
import { operations } from '#app/http/operations.server'
import { site } from '#app/start/modules.server'

let written: ContractDocument | undefined

const { loader, action } = operations('/api/openapi.json', {
  GET({ session }) {
    written ??= describeContract({ url: site().appUrl, version })
    return answered(written, { headers: publicPage(session) })
  },
})
export { action, loader }
