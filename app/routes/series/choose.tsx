import { useActionData, useLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { atoms, Breadcrumbs, Fold, MEMBER_CRUMBS, PageHead, Stack } from '#app/ui'
import { TodayCard } from '#app/ui/dashboard'
import { twoThirds, wide } from '#app/ui/layout/layout.css'
import { EmptySource, LawPaper, Nothing, OpenSeries } from './choose-parts'
import { action, loader } from './choose.server'
import { SeriesForm } from './series-form'

export const handle: PageHandle = { title: 'Réviser', crumbs: MEMBER_CRUMBS }

export { action, loader }

export default function Revise() {
  const { revisable, isChoosing, chosen, empty } = useLoaderData<typeof loader>()
  const isRefused = useActionData<typeof action>() !== undefined
  const { counts, open, plan } = revisable
  const isNothing = counts.due + counts.new === 0
  const isLeft = plan.due + plan.fresh > 0
  const isDayShown = !open && !isChoosing && !isRefused && (isLeft || (plan.given.answers > 0 && !isNothing))
  return (
    <>
      <Breadcrumbs />
      <PageHead intro="Sans chronomètre, avec la réponse et son explication." />
      <div className={twoThirds}>
        <div className={wide}>
          <Stack gap={24}>
            {open && <OpenSeries open={open} />}
            {isDayShown && <TodayCard study={{ plan, open: null }} running={[]} />}
            {isNothing ? (
              !isDayShown && <Nothing revisable={revisable} />
            ) : (
              <Fold label="Choisir les questions" open={isChoosing || isRefused || !(open || isDayShown)}>
                <div className={atoms({ marginTop: 's16' })}>
                  <Stack gap={24}>
                    {empty && <EmptySource source={empty} revisable={revisable} />}
                    <SeriesForm
                      revisable={revisable}
                      chosen={chosen}
                      isMain={!open && !(isDayShown && isLeft)}
                    />
                  </Stack>
                </div>
              </Fold>
            )}
          </Stack>
        </div>
        <LawPaper />
      </div>
    </>
  )
}
