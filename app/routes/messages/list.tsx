import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { currentCalls, type PageHandle, readPage, requireUser } from '#app/http'
import { site } from '#app/start/modules.server'
import { count } from '#app/text'
import { paths } from '#app/paths'
import { Breadcrumbs, ButtonLink, EmptyState, Hidden, Note, PageHead, Pager, Stack } from '#app/ui'
import { twoThirds, wide } from '#app/ui/layout/layout.css'
import { HeldList, TalkList } from '#app/ui/messages/talk-list'
import { AD_CRUMBS } from '../ads/ad-parts'

export const handle: PageHandle = { title: 'Messages', crumbs: AD_CRUMBS }

const PER_PAGE = 20

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const { ads } = site()
  const pagination = readPage(args.request, PER_PAGE)
  const { items, total } = await ads.messages.list(user.id, pagination.slice)
  const position = pagination.paginate(total, (page) => paths.messages({ page }))
  return {
    conversations: items,
    held: await ads.heldMessages.list(user.id),
    total,
    unread: (await currentCalls(args))!.unreadConversations,
    now: new Date(),
    ...position,
  }
}

export default function MessageList() {
  const { conversations, held, total, unread, now, page, pages } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs />
      <PageHead intro={total > 0 ? formatCounts(total, unread) : undefined} />
      <div className={twoThirds}>
        <section className={wide} aria-labelledby="liste">
          <Hidden as="div">
            <h2 id="liste">Vos conversations</h2>
          </Hidden>
          <Stack gap={24}>
            <HeldList messages={held} />
            {total === 0 ? (
              <EmptyState
                title="Vous n'avez aucune conversation"
                text="Écrivez à un vendeur depuis son annonce : vous retrouverez ici vos échanges."
                action={<ButtonLink href={paths.ads()}>Voir les annonces</ButtonLink>}
              />
            ) : (
              <TalkList conversations={conversations} now={now} />
            )}
          </Stack>
          <Pager page={page} pages={pages} hrefOf={(to) => paths.messages({ page: to })} />
        </section>
        <aside>
          <Note title="Votre adresse et votre numéro ne sont pas transmis.">{PRIVACY}</Note>
        </aside>
      </div>
    </>
  )
}

const PRIVACY =
  "Chaque message passe par le site ; un email vous prévient d'une réponse. Personne d'autre ne lit vos conversations, sauf un modérateur si l'un de vous deux signale l'une d'elles."

function formatCounts(total: number, unread: number): string {
  const all = count(total, 'conversation')
  return unread === 0 ? all : `${all}, ${count(unread, 'non lue', 'non lues')}`
}
