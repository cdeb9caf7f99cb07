import { paths } from '#app/paths'
import { ActionLink } from '../content/blocks'
import { Text } from '../text/text'

/** To a member's page in the panel; words alone where the account is deleted. */
export function AccountLink({ id, name }: { id: number | null; name: string }) {
  if (id === null) return <Text note>{`Compte de ${name} supprimé`}</Text>
  return <ActionLink href={paths.admin.user(id)}>{`Compte de ${name}`}</ActionLink>
}
