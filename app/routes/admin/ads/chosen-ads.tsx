import type { AdminAd, WithPhotos } from '#modules/ads'
import { listHints } from '#modules/ads/rules'
import { ALL_KEPT_IN_BIN, CATEGORY_NAMES, count, frenchPrice, KEPT_IN_BIN } from '#app/text'
import { type Column, DataTable, french, Note, Photo } from '#app/ui'
import * as css from '#app/ui/admin/chosen-ads.css'
import { formatHints } from './hints'

export function toChosenAd(
  { title, category, price, description, photos }: AdminAd & WithPhotos,
  owner: string,
) {
  return {
    ...{ title, photos, owner, category: CATEGORY_NAMES[category], price: frenchPrice(price) },
    hints: listHints({ title, description }),
  }
}

type ChosenAd = ReturnType<typeof toChosenAd>

type ChosenAdsProps = { ads: readonly ChosenAd[]; notes: readonly string[] }

/** Shows what one decision on several ads is about. */
export function ChosenAds({ ads, notes }: ChosenAdsProps) {
  return (
    <>
      <DataTable caption="Annonces choisies" columns={COLUMNS} rows={ads} />
      {notes.map((note) => (
        <Note key={note} tone="warning">
          {note}
        </Note>
      ))}
    </>
  )
}

const COLUMNS: Column<ChosenAd>[] = [
  { label: 'Annonce', kind: 'title', cell: ({ title }) => french(title) },
  {
    label: 'Photo',
    cell: ({ photos: [first] }) =>
      first ? <Photo photo={first} alt="" className={css.thumbnail} /> : 'Sans photo',
  },
  { label: 'Catégorie', cell: ({ category }) => french(category) },
  { label: 'Prix', cell: ({ price }) => french(price) },
  { label: 'Auteur', cell: ({ owner }) => owner },
  { label: 'À lire de près', kind: 'prose', cell: ({ hints }) => french(formatHints(hints) || 'Rien') },
]

/** Says how many of the chosen ads a decision leaves out, and why. */
export const formatLeftOut = (what: keyof typeof ABOUT, ads: number): string =>
  what === 'delete' ? count(ads, ...CORRECTIONS_LEFT) : count(ads, ...BLOCKED_LEFT)

const BLOCKED_LEFT = [
  'annonce reste en attente : le compte de son auteur est bloqué.',
  'annonces restent en attente : les comptes de leurs auteurs sont bloqués.',
] as const

const CORRECTIONS_LEFT = [
  'correction reste en attente : rejetez-la, pour que son auteur sache pourquoi.',
  'corrections restent en attente : rejetez-les, pour que leurs auteurs sachent pourquoi.',
] as const

/** What the decision does, of one ad and of several. */
export const ABOUT = {
  approve: [
    'Elle est publiée tout de suite, et son auteur prévenu par email.',
    'Elles sont publiées tout de suite, et leurs auteurs prévenus par email.',
  ],
  reject: [
    'Son auteur reçoit la règle et le motif par email. Il peut la corriger et la renvoyer.',
    'Leurs auteurs reçoivent tous la même règle et le même motif par email. Ils peuvent les corriger et les renvoyer.',
  ],
  delete: [
    `Elle disparaît tout de suite. ${KEPT_IN_BIN}`,
    `Elles disparaissent tout de suite. ${ALL_KEPT_IN_BIN}`,
  ],
} as const
