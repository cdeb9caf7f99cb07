/**
 * Whether readers could take a member of this name for the site's own staff: 'Équipe-Prépa-LTS', 'adm1n', 'Modérateur'.
 * Case, accents, separators and letters that look alike make no difference.
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

/** Equal for names that a reader would confuse. */
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
 * Each Latin letter with what looks like it: digits, Cyrillic, Greek and phonetic letters, small capitals. 'i' and 'l'
 * look like each other.
 */
const LOOKS_LIKE: ReadonlyMap<string, string> = new Map(
  'a4аαɑᴀɐ bвβʙɓƀ cсϲᴄƈ dԁđᴅɗɖ e3еєεᴇɛ gɡ9ɢɠ hнһʜɦħ kкκᴋƙ l1iіıιłɪɩʟɫ mмμᴍɱ nпηոɴŋɲɳ o0оοøσᴏ pрρᴘƥ qԛʠ rгʀɾɽ s5ѕꜱʂ t7тτᴛƭʈŧ uυᴜ vνѵᴠʋ wԝωᴡ xхχ yуγʏƴ'
    .split(' ')
    .flatMap(([letter, ...alike]) => alike.map((sign): [string, string] => [sign, letter!])),
)

const oneOf = (words: string) => words.split(' ').map(toSkeleton).join('|')

/** Long enough to stand in no other word. */
const ANYWHERE = new RegExp(
  oneOf(
    'administrat moderateur moderatrice moderation moderator webmaster webmestre postmaster noreply prepalts',
  ),
)

/** Between separators: 'badminton' is a sport. */
const AS_PART = new RegExp(`^(?:${oneOf('admin admins superadmin sysadmin modo modos')})$`)

const STAFF = oneOf(
  'admin admins superadmin sysadmin modo modos equipe team staff support assistance helpdesk contact securite security officiel official root system systeme',
)
const BESIDE = oneOf('le la les l du de des d site service technique prepa lts client clients be')

/** 'equipe-de-tir' is a club's team, 'equipe-du-site' is not. */
const ONLY_STAFF = new RegExp(`^(?:${BESIDE})*(?:${STAFF})(?:${STAFF}|${BESIDE})*$`)
