import { atoms, Button, french, Hidden, StatusMessage } from '#app/ui'
import type { AdOutcome, LastDecision as Decision } from '#modules/ads'
import { RETENTION } from '#modules/kernel/retention'
import { paths } from '#app/paths'
import { count, formatPeriod } from '#app/text'
import { useReturn } from '#app/http/way-back'

export function LastDecisionNote({ id, outcome, ads, first }: Decision) {
  const back = useReturn()
  const about = `« ${first.title} »`
  const { one, many } = WORDS[outcome]
  const done = ads === 1 ? `${one} : ${about}.` : `${count(ads, 'annonce')} ${many}.`
  return (
    <StatusMessage kind="success" title="Succès" text={`${done} ${ads === 1 ? TOLD.one : TOLD.many}`}>
      <form method="post" action={back(paths.admin.undoDecision())} className={atoms({ marginTop: 's8' })}>
        <input type="hidden" name="decision" value={id} />
        <Button size="small" aria-keyshortcuts="z">
          <span>
            Annuler
            <Hidden>{french(ads === 1 ? ` la décision sur ${about}` : ' ces décisions')}</Hidden>
          </span>
        </Button>
      </form>
    </StatusMessage>
  )
}

const WORDS: Record<AdOutcome, { one: string; many: string }> = {
  approved: { one: 'Annonce approuvée', many: 'approuvées' },
  rejected: { one: 'Annonce rejetée', many: 'rejetées' },
}

const TOLD = {
  one: `Son auteur est prévenu par email dans ${formatPeriod(RETENTION.decision)}. Vous pouvez encore annuler.`,
  many: `Leurs auteurs sont prévenus par email dans ${formatPeriod(RETENTION.decision)}. Vous pouvez encore annuler.`,
}
