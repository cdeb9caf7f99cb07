import Bowser from 'bowser'

/** No browser's name is longer; what is longer was made up. */
const LONGEST = 500

/** What its owner will know a session by, out of the User-Agent: 'Firefox sur Android'. */
export function deviceOf(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST))
  if (browser.name && os.name) return `${browser.name} sur ${os.name}`
  return browser.name || os.name || UNKNOWN
}

const UNKNOWN = 'Appareil inconnu'
