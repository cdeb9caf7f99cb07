/**
 * Returns whether readers could mistake a member of this name for the site's own staff: 'Équipe-Prépa-LTS',
 * 'adm1n', 'Modérateur'. Ignores case, accents, separators, and differences between letters that look alike.
 */
export function looksLikeStaff(username: string): boolean {
  const whole = toSkeleton(username)
  const withoutNumber = toSkeleton(username.replace(/^[\d_.-]+|[\d_.-]+$/g, ''))
  const parts = username.split(/[_.-]+/).map(toSkeleton)
  return (
    ANYWHERE.test(whole) ||
    parts.some((part) => AS_PART.test(part)) ||
    [whole, withoutNumber].some((name) => ONLY_STAFF.test(name))
  )
}

/** Returns a form of the name that is equal for names that a reader would confuse. */
function toSkeleton(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}_.-]/gu, '')
    .replace(/./gu, (sign) => LOOKS_LIKE.get(sign) ?? sign)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

/**
 * The characters that look like each Latin letter: digits, Cyrillic, Greek and phonetic letters, small capitals.
 * 'i' and 'l' look like each other.
 */
const LOOKS_LIKE: ReadonlyMap<string, string> = new Map(
  'a4аαɑᴀɐ bвβʙɓƀ cсϲᴄƈ dԁđᴅɗɖ e3еєεᴇɛ gɡ9ɢɠ hнһʜɦħ kкκᴋƙ l1iіıιłɪɩʟɫ mмμᴍɱ nпηոɴŋɲɳ o0оοøσᴏ pрρᴘƥ qԛʠ rгʀɾɽ s5ѕꜱʂ t7тτᴛƭʈŧ uυᴜ vνѵᴠʋ wԝωᴡ xхχ yуγʏƴ'
    .split(' ')
    .flatMap(([letter, ...alike]) => alike.map((sign): [string, string] => [sign, letter!])),
)

const oneOf = (words: string) => words.split(' ').map(toSkeleton).join('|')

/** The words that are long enough not to occur within any other word. */
const ANYWHERE = new RegExp(
  oneOf(
    'administrat moderateur moderatrice moderation moderator webmaster webmestre postmaster noreply prepalts',
  ),
)

/** The words that count only between separators, because 'badminton' is a sport. */
const AS_PART = new RegExp(`^(?:${oneOf('admin admins superadmin sysadmin modo modos')})$`)

const STAFF = oneOf(
  'admin admins superadmin sysadmin modo modos equipe team staff support assistance helpdesk contact securite security officiel official root system systeme',
)
const BESIDE = oneOf('le la les l du de des d site service technique prepa lts client clients be')

/** The names of staff words alone, with or without fillers: 'equipe-du-site', but not a club's 'equipe-de-tir'. */
const ONLY_STAFF = new RegExp(`^(?:${BESIDE})*(?:${STAFF})(?:${STAFF}|${BESIDE})*$`)
