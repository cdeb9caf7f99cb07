import type { OwnAct as Act } from '#modules/ads'
import { type OwnAdAct, paths } from '#app/paths'
import { OWN_ACT_NAMES } from '#app/text/ads'
import type { RowAction } from '../admin/row-actions'
import { Button, ButtonLink } from '../forms/button'

type OwnActProps = { act: Act; id: number }

/** What an owner may do with an ad, on its page. */
export function OwnAct({ act, id }: OwnActProps) {
  const action = actionOf(act, id)
  if ('href' in action) {
    return (
      <ButtonLink href={action.href} wide data-dialog={action.dialog ? '' : undefined}>
        {action.label}
      </ButtonLink>
    )
  }
  return (
    <form method="post" action={action.post}>
      <Button wide>{action.label}</Button>
    </form>
  )
}

/** What can be undone happens at once; the rest has a page, or asks first. */
export function actionOf(act: Act, id: number, query?: { retour: 'liste' }): RowAction {
  const label = OWN_ACT_NAMES[act]
  if (act === 'edit' || act === 'correct') return { label, href: paths.editAd(id) }
  if (act === 'lower-price') return { label, href: paths.lowerPrice(id) }
  const address = paths.actOnAd(id, act satisfies OwnAdAct, query)
  return act === 'mark-sold' ? { label, href: address, dialog: true } : { label, post: address }
}
