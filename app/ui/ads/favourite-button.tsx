import { paths } from '#app/paths'
import { FAVOURITE_ACT_NAMES } from '#app/text/ads'
import { Button, ButtonLink } from '../forms/button'
import { Icon } from '../icons/icon'

type FavouriteButtonProps = {
  adId: number
  /** Null for a visitor, who signs in first. */
  isKept: boolean | null
}

export function FavouriteButton({ adId, isKept }: FavouriteButtonProps) {
  if (isKept === null) {
    return (
      <ButtonLink href={paths.auth({ redirectTo: paths.ad(adId) })} rel="nofollow" wide>
        <Icon name="heart" />
        {FAVOURITE_ACT_NAMES.add}
      </ButtonLink>
    )
  }
  const act = isKept ? 'remove' : 'add'
  return (
    <form method="post" action={paths.actOnFavourite(adId, act)}>
      <Button wide>
        <Icon name="heart" />
        {FAVOURITE_ACT_NAMES[act]}
      </Button>
    </form>
  )
}
