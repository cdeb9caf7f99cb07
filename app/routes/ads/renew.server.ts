import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { act, redirectWith, seeOther } from '#app/http'
import { paths } from '#app/paths'
import { readRenewal } from '#app/start/link-tokens.server'
import { site } from '#app/start/modules.server'
import { renewed } from './refusals'

/** Only asks for confirmation, because mail scanners follow links. */
export async function loader(args: LoaderFunctionArgs) {
  const link = readLink(args.params)
  const found = link && (await site().ads.lifecycle.findByLink(link))
  return data(found, { status: found ? 200 : 400 })
}

export async function action(args: ActionFunctionArgs) {
  const link = readLink(args.params)
  if (!link) return data(null, { status: 400 })
  const page = paths.renewAd(args.params.token!)
  return act(args, () => site().ads.lifecycle.renewByLink(link), {
    to: paths.ad(link.id),
    done: renewed,
    // The link's own page says why the ad was not renewed.
    refused: { 'not-found': () => seeOther(page), 'not-now': () => redirectWith(page, NOT_NOW) },
    failed: "Erreur lors de la mise à jour de l'annonce",
  })
}

function readLink({ token = '' }: LoaderFunctionArgs['params']) {
  return readRenewal(site().linkTokens, token)
}

const NOT_NOW = { kind: 'info', title: "Rien n'a changé" } as const
