import type { Mailbox, ReceivedMail } from '../mailbox'

/** The path of the link that the next mail with one holds. */
export async function linkMailed(mailbox: Mailbox, email: string): Promise<string> {
  const { links } = await mailThat(mailbox, email, (mail) => mail.links.some(isWithToken))
  const { pathname, search } = new URL(links.find(isWithToken)!)
  return pathname + search
}

/** Past the others: the mail that welcomes a member is on its way as well. */
async function mailThat(
  mailbox: Mailbox,
  email: string,
  matches: (mail: ReceivedMail) => boolean,
): Promise<ReceivedMail> {
  const mail = await mailbox.next(email)
  return matches(mail) ? mail : mailThat(mailbox, email, matches)
}

function isWithToken(link: string): boolean {
  return link.includes('token=')
}
