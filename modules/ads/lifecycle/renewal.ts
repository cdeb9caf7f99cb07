export type { OwnAct } from './acts'

/** An ad, and the end that a link in a mail was made for: once it is renewed, the link no longer fits. */
export type Renewal = { id: number; expiresAt: Date }

/** What the mails about the end of an ad are written with. */
export type EndingAd = {
  firstName: string
  title: string
  expiresAt: Date
  /** Unless it is renewed. */
  deletedAt: Date
  hasEnded: boolean
}
