import { calls, requireCaller } from '../../http/call.server'
import { answeredList, readSlice } from '../../http/list.server'
import { site } from '../../modules.server'

const { loader, action } = calls({
  async GET(args) {
    const user = await requireCaller(args)
    return answeredList(await site().ads.listOwn(user.id, readSlice(args.request)))
  },
})
export { action, loader }
