import type { LastDecision as Decision } from '#modules/ads'
import { paths } from '#app/paths'
import { thousands } from '#app/text'
import { atoms, Button, ButtonLink, french, Hidden, LettersSwitch, Text } from '#app/ui'
import * as css from '#app/ui/admin/waiting-panel.css'
import { NEXT_AD } from './decisions'
import { LastDecisionNote } from './last-decision'
import { CHOSEN_FORM, WaitingAdItem, type toWaitingAd } from './waiting-ad'

type Waiting = ReturnType<typeof toWaitingAd>

type WaitingAdsProps = {
  ads: readonly Waiting[]
  total: number
  allChosen: boolean
  decision: Decision | null
}

/** Pages without the queue show only the last decision. */
export function AdQueue({ isShown, ...queue }: WaitingAdsProps & { isShown: boolean }) {
  const { ads, decision } = queue
  if (isShown && (ads.length > 0 || decision)) return <WaitingAds {...queue} />
  if (!decision) return null
  return (
    <div id={NEXT_AD} tabIndex={-1} className={atoms({ marginTop: 's24', marginBottom: 's24' })}>
      <LastDecisionNote {...decision} />
    </div>
  )
}

function WaitingAds({ ads, total, allChosen, decision }: WaitingAdsProps) {
  const more = total - ads.length
  const position = decision && findPosition(decision, ads)
  return (
    <section className={css.panel} aria-labelledby="attente">
      <h2 id="attente" className={css.title}>
        {french(`Annonces en attente de validation (${thousands(total)})`)}
      </h2>
      {ads.length > 0 && (
        <div className={css.head}>
          <ButtonLink
            size="small"
            variant="quiet"
            href={`${paths.admin.ads(allChosen ? {} : { tous: 1 })}#attente`}
          >
            {allChosen ? 'Tout désélectionner' : 'Tout sélectionner'}
          </ButtonLink>
          <p className={css.keys}>
            {french(
              "Au clavier : J et K vont d'une annonce à l'autre ; A approuve et R rejette l'annonce choisie, puis la suivante est choisie ; Z annule la dernière décision. Pour rejeter, un chiffre donne la règle. ",
            )}
            <LettersSwitch keys="J, K, A, R, Z" />
          </p>
        </div>
      )}
      <ul data-queue="">
        {ads.map((ad, index) => [
          index === position && (
            <li key="decision" className={css.done}>
              <LastDecisionNote {...decision!} />
            </li>
          ),
          <WaitingAdItem key={ad.id} {...ad} isNext={index === position} isChosen={allChosen} />,
        ])}
        {ads.length === 0 && decision && (
          <li id={NEXT_AD} tabIndex={-1} className={css.done}>
            <LastDecisionNote {...decision} />
          </li>
        )}
        {more > 0 && (
          <li className={css.row}>
            <a className={css.link} href={paths.admin.ads({ state: 'pending', sort: 'oldest', page: 2 })}>
              {french(more > 1 ? `Voir les ${thousands(more)} autres` : "Voir l'autre")}
            </a>
          </li>
        )}
      </ul>
      {ads.length > 0 && <ChosenBar />}
    </section>
  )
}

/**
 * Returns the index of the first ad newer than the decided ad, or 0 if none is newer. The decision is shown
 * before the ad at this index.
 */
function findPosition({ first }: Decision, ads: readonly Waiting[]): number {
  const isLater = ({ id, createdAt }: Waiting) =>
    createdAt > first.createdAt || (createdAt.getTime() === first.createdAt.getTime() && id > first.id)
  return Math.max(0, ads.findIndex(isLater))
}

/** Shows once an ad is chosen, and stays in view from then on. */
function ChosenBar() {
  return (
    <form id={CHOSEN_FORM} action={paths.admin.bulkAds()} className={css.bar}>
      <Text as="span" note>
        Annonces choisies :
      </Text>
      {CHOSEN_ACTS.map(({ act, label, variant }) => (
        <Button key={act} size="small" name="act" value={act} variant={variant}>
          <span>
            {label}
            <Hidden> la sélection</Hidden>
          </span>
        </Button>
      ))}
    </form>
  )
}

const CHOSEN_ACTS = [
  { act: 'approve', label: 'Approuver', variant: undefined },
  { act: 'reject', label: 'Rejeter', variant: 'quietDanger' },
  { act: 'delete', label: 'Supprimer', variant: 'quietDanger' },
] as const
