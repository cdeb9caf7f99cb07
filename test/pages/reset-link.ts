import type { Mailbox } from '../mailbox'

/** The path of the next link to a new password. Other mails, as the one that welcomes a member, are skipped. */
export async function linkMailed(mailbox: Mailbox, email: string): Promise<string> {
  const { links } = await mailbox.next(email)
  const link = links.find((each) => each.includes('token='))
  if (!link) return linkMailed(mailbox, email)
  const { pathname, search } = new URL(link)
  return pathname + search
}
