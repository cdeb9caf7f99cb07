import type { AddressTry, RestoredBackup, SetupLine, LastTry, TriedLine } from '#modules/admin'
import { DECIDED, type SetupAct } from '#modules/admin/setup/schema'
import type { AdCategory } from '#modules/ads'
import { AD_CATEGORIES, isRegulated } from '#modules/ads/schemas'
import { paths } from '#app/paths'
import { ADDRESS_FINDINGS, CATEGORY_NAMES, count, numericTime, SETUP_TITLES } from '#app/text'
import type { RowAction } from '#app/ui'

type Facts = {
  operator: { name?: string; contact?: string }
  appUrl: string
  sendsMail: boolean
  /** The admin's own address. */
  email: string
  closed: readonly AdCategory[]
}

type Tries = Partial<Record<TriedLine, LastTry>>

type Found = { found: string; fault?: string | null; actions?: RowAction[]; asksCode?: boolean }

export type Line = ReturnType<typeof toLines>[number]

/** Says for each line what the site knows, and what the admin can do about it. */
export function toLines(done: Record<SetupLine, boolean>, tries: Tries, facts: Facts) {
  return Object.entries(SETUP_TITLES).map(([line, title]) => {
    const isDone = done[line as SetupLine]
    return { id: line, title, isDone, ...FIND[line as SetupLine](isDone, facts, tries) }
  })
}

const send = (act: SetupAct, label: string): RowAction => ({
  label,
  post: paths.admin.setup(),
  fields: { act },
})

const FIND: Record<SetupLine, (isDone: boolean, facts: Facts, tries: Tries) => Found> = {
  operator: (isDone, { operator }) => ({
    found: isDone
      ? `${[operator.name, operator.contact].join(', ')} : c'est ce que disent les mentions légales et les emails.`
      : "Les mentions légales disent à chaque lecteur qu'un nom ou un contact manque. Réglez OPERATOR_NAME et OPERATOR_CONTACT, puis redémarrez le site.",
    actions: [{ label: 'Voir les mentions légales', href: paths.legalNotice() }],
  }),

  address: (isDone, { appUrl }, { address }) => ({
    found: `Réglée sur ${appUrl}. ${findAddress(address)}`,
    fault: isDone ? null : address?.detail,
    actions: [
      send('try-address', "Essayer l'adresse"),
      ...(address?.outcome === 'unreachable' && appUrl.startsWith('https:')
        ? [send('accept-address', "Elle s'ouvre depuis un téléphone")]
        : []),
    ],
  }),

  mail(isDone, { sendsMail, email }, { mail }) {
    if (!sendsMail) return { found: NO_SMTP }
    if (/\.invalid$/i.test(email))
      return {
        found: `Votre adresse, ${email}, n'existe pas : remplacez-la d'abord par la vôtre.`,
        actions: [{ label: 'Changer mon adresse', href: paths.profile() }],
      }
    if (isDone) return { found: `L'email d'essai est arrivé. Noté le ${when(mail)}.`, actions: [SEND] }
    if (mail?.outcome !== 'sent') return { found: `Le site vous envoie un code à ${email}.`, actions: [SEND] }
    return {
      found: `Un code est parti le ${when(mail)}. Rien ne vient ? Regardez dans les indésirables, puis dans les emails non envoyés.`,
      asksCode: true,
      actions: [SEND, { label: 'Emails non envoyés', href: paths.admin.mails() }],
    }
  },

  secondFactor: (isDone) => ({
    found: isDone
      ? 'Un mot de passe volé ne suffit pas à entrer dans le panel.'
      : "Un mot de passe volé suffit aujourd'hui à entrer dans le panel avec votre compte.",
    actions: [{ label: isDone ? 'Voir' : 'Activer', href: paths.secondFactor() }],
  }),

  adRules: (isDone, { closed }, { adRules }) => ({
    found: `${describeCategories(closed)} ${isDone ? `Décidé le ${when(adRules)}.` : LAW}`,
    actions: [
      ...(isDone ? [] : [send('decide-ads', "J'ai lu, c'est décidé")]),
      { label: 'Ce que disent les mentions légales', href: `${paths.legalNotice()}#responsabilite` },
    ],
  }),

  news: (isDone) => ({
    found: isDone
      ? 'Le site a au moins une actualité de vous.'
      : 'Quelques lignes suffisent : qui vous êtes, et pour qui est ce site.',
    actions: isDone ? [] : [{ label: 'Ajouter une actualité', href: paths.admin.newNews() }],
  }),

  demo: (isDone) => ({
    found: isDone
      ? "Le site n'a pas de contenu de démonstration."
      : 'Vos visiteurs lisent encore des actualités et des annonces inventées.',
    actions: isDone
      ? []
      : [{ label: 'Supprimer le contenu de démonstration', href: paths.admin.removeDemo() }],
  }),

  backup: (_isDone, _facts, { backup }) => ({
    ...findBackup(backup),
    actions: [
      ...(isUnderWay(backup) ? [{ label: 'Actualiser', href: paths.admin.setup() }] : []),
      send('try-backup', 'Essayer une sauvegarde'),
    ],
  }),
}

const SEND = send('send-mail', "Envoyer un email d'essai")

const NO_SMTP =
  'Sans SMTP_URL, les emails deviennent des fichiers du dossier « outbox », et personne ne les reçoit. Réglez SMTP_URL, puis redémarrez le site.'

const LAW =
  "La loi interdit d'offrir en vente une arme à un particulier par Internet, et une annonce peut être tenue pour une offre. ADS_RESTRICTED_CATEGORIES ferme des catégories aux membres."

const when = (last: LastTry | undefined) => (last ? numericTime(last.triedAt) : '')

function findAddress(address: LastTry | undefined): string {
  if (!address) return "Le site peut l'ouvrir lui-même, comme un visiteur."
  const { outcome, detail } = address
  const finding = detail === DECIDED ? OPENED_ELSEWHERE : ADDRESS_FINDINGS[outcome as AddressTry['outcome']]
  return `${finding} Vu le ${when(address)}.`
}

const OPENED_ELSEWHERE = "Un administrateur l'a ouverte depuis l'extérieur."

function describeCategories(closed: readonly AdCategory[]): string {
  const regulated = AD_CATEGORIES.filter(isRegulated)
  const open = regulated.filter((category) => !closed.includes(category))
  const name = (categories: readonly AdCategory[]) =>
    categories.map((category) => CATEGORY_NAMES[category]).join(', ')
  if (open.length === 0) return `Fermées aux membres : ${name(closed)}.`
  return `Ouvertes aux membres : ${name(open)}.`
}

const isUnderWay = (backup?: LastTry) => backup?.outcome === 'requested' || backup?.outcome === 'running'

const HOW_TO_TRY =
  "Le site restaure la plus récente dans une base à part, compte ce qu'elle contient, puis efface cette base."

function findBackup(backup: LastTry | undefined): Found {
  if (!backup) return { found: HOW_TO_TRY }
  if (isUnderWay(backup)) return { found: `L'essai demandé le ${when(backup)} est en cours.` }
  switch (backup.outcome) {
    case 'ok': {
      const { file, tables, rows } = JSON.parse(backup.detail!) as RestoredBackup
      const counted = `${count(tables, 'table', 'tables')}, ${count(rows, 'ligne', 'lignes')}`
      return { found: `${file}, restaurée le ${when(backup)} : ${counted}.` }
    }
    case 'none':
      return {
        found: `Aucune sauvegarde dans le dossier « backups », cherchée le ${when(backup)}. « npm run backup -- --keep 7 » en fait une.`,
      }
    default:
      return { found: `L'essai du ${when(backup)} a échoué.`, fault: backup.detail }
  }
}
