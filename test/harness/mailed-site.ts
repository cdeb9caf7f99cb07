import { openMailbox } from './mailbox'
import { openTestSite } from './site'

/** A site that sends its mails to `mailbox`. */
export async function openMailedSite(
  env: Record<string, string> = {},
  options: Parameters<typeof openMailbox>[0] = {},
) {
  const mailbox = await openMailbox(options)
  const site = await openTestSite({ ...env, SMTP_URL: mailbox.url })
  return {
    ...site,
    mailbox,
    async close() {
      await site.close()
      await mailbox.close()
    },
  }
}
