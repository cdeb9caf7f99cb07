import type { ClassifiedAd } from '#modules/ads'
import { paths } from '#app/paths'
import { ContactBlock } from '#app/ui/ads/ad-page'
import { mailtoHref, telHref } from '#app/ui/ads/contact-href'
import { ButtonLink } from '#app/ui/forms/button'
import { Email } from '#app/ui/text/email'
import { Fr } from '#app/ui/text/fr'
import { Hidden, Text } from '#app/ui/text/text'

type AdContactProps = {
  ad: Pick<ClassifiedAd, 'id' | 'isSold' | 'contactPhone' | 'contactEmail' | 'contactInfo'>
  isMember: boolean
}

export function AdContact({ ad, isMember }: AdContactProps) {
  return (
    <ContactBlock id="coordonnees" title="Coordonnées">
      {ad.isSold ? (
        <Text tone="muted">
          <Fr>Cette annonce n'est plus disponible. Les coordonnées ne sont plus affichées.</Fr>
        </Text>
      ) : isMember ? (
        <Details {...ad} />
      ) : (
        <>
          <Text>
            <Fr>Connectez-vous pour voir les coordonnées</Fr>
          </Text>
          <ButtonLink href={paths.auth({ redirectTo: paths.ad(ad.id) })} variant="primary" wide>
            Se connecter
          </ButtonLink>
        </>
      )}
    </ContactBlock>
  )
}

function Details({ contactPhone, contactEmail, contactInfo }: AdContactProps['ad']) {
  const tel = contactPhone && telHref(contactPhone)
  if (!tel && !contactEmail && !contactInfo) {
    return (
      <Text tone="muted">
        <Fr>Cette annonce ne donne ni téléphone ni email.</Fr>
      </Text>
    )
  }
  return (
    <>
      {tel && (
        <ButtonLink href={tel} variant="primary" wide>
          <span>
            <Hidden>Appeler </Hidden>
            {contactPhone.replaceAll(' ', '\u00a0')}
          </span>
        </ButtonLink>
      )}
      {contactEmail && (
        <ButtonLink href={mailtoHref(contactEmail)} variant={tel ? 'default' : 'primary'} wide>
          <span>
            <Hidden>Écrire à </Hidden>
            <Email>{contactEmail}</Email>
          </span>
        </ButtonLink>
      )}
      {contactInfo && (
        <Text>
          <Fr>{contactInfo}</Fr>
        </Text>
      )}
    </>
  )
}
