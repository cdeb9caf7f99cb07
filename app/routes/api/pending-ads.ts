import { calls, requireAdminCaller } from '../../http/call.server'
import { answeredList, readSlice } from '../../http/list.server'
import { site } from '../../modules.server'

const { loader, action } = calls({
  async GET(args) {
    await requireAdminCaller(args)
    return answeredList(await site().ads.listPending(readSlice(args.request)))
  },
})
export { action, loader }
