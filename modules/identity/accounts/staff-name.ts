/** Returns whether readers could mistake a member of this name for staff, as with 'Équipe-Prépa-LTS' or 'adm1n'. */
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

function toSkeleton(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}_.-]/gu, '')
    .replace(/./gu, (sign) => LOOKS_LIKE.get(sign) ?? sign)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

const LOOKS_LIKE: ReadonlyMap<string, string> = new Map(
  'a4аαɑᴀɐ bвβʙɓƀ cсϲᴄƈ dԁđᴅɗɖ e3еєεᴇɛ gɡ9ɢɠ hнһʜɦħ kкκᴋƙ l1iіıιłɪɩʟɫ mмμᴍɱ nпηոɴŋɲɳ o0оοøσᴏ pрρᴘƥ qԛʠ rгʀɾɽ s5ѕꜱʂ t7тτᴛƭʈŧ uυᴜ vνѵᴠʋ wԝωᴡ xхχ yуγʏƴ'
    .split(' ')
    .flatMap(([letter, ...alike]) => alike.map((sign): [string, string] => [sign, letter!])),
)

const oneOf = (words: string) => words.split(' ').map(toSkeleton).join('|')

/** Words that count anywhere in a name, because no other word contains them. */
const ANYWHERE = new RegExp(
  oneOf(
    'administrat moderateur moderatrice moderation moderator webmaster webmestre postmaster noreply prepalts',
  ),
)

/** Words that count only between separators, because 'badminton' contains 'admin'. */
const AS_PART = new RegExp(`^(?:${oneOf('admin admins superadmin sysadmin modo modos')})$`)

const STAFF = oneOf(
  'admin admins superadmin sysadmin modo modos equipe team staff support assistance helpdesk contact securite security officiel official root system systeme',
)
const BESIDE = oneOf('le la les l du de des d site service technique prepa lts client clients be')

/** Matches names made only of staff words and fillers: 'equipe-du-site', but not 'equipe-de-tir'. */
const ONLY_STAFF = new RegExp(`^(?:${BESIDE})*(?:${STAFF})(?:${STAFF}|${BESIDE})*$`)
