import { answered, calls, requireCaller } from '../../http/call.server'

const { loader, action } = calls({
  GET: async (args) => answered(await requireCaller(args)),
})
export { action, loader }
