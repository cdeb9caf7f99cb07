import type { Mailbox } from '#test/harness/mailbox'

/** The path of the next link to a new password. Other mails, as the one that welcomes a member, are skipped. */
export function linkMailed(mailbox: Mailbox, email: string): Promise<string> {
  return linkOfMail(mailbox, email, 'token=')
}

/** The path of the next link that has this part. Mails without one are skipped. */
export async function linkOfMail(mailbox: Mailbox, email: string, part: string): Promise<string> {
  const { links } = await mailbox.next(email)
  const link = links.find((each) => each.includes(part))
  if (!link) return linkOfMail(mailbox, email, part)
  const { pathname, search } = new URL(link)
  return pathname + search
}
