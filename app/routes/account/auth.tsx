import { useLoaderData } from '@remix-run/react'
import { TRIAL_QUESTIONS } from '#modules/exams/rules'
import type { PageHandle } from '#app/http'
import { paths } from '#app/paths'
import { readWanted, type Wanted } from '#app/text'
import { BackLink, BesideTarget, french, Tabs, Text } from '#app/ui'
import { action, loader } from './auth.server'
import { ForgottenPasswordForm, LoginForm, RegistrationForm } from './forms'

export { action, loader }

const TITLES = { login: 'Connexion', register: 'Inscription', forgot: 'Mot de passe oublié' }

const DESCRIPTION =
  "Connectez-vous ou créez un compte gratuit pour préparer l'examen théorique de tireur sportif et suivre vos progrès."

export const handle: PageHandle<typeof loader> = ({ mode }) => ({
  title: TITLES[mode],
  heading: mode === 'forgot' ? TITLES.forgot : 'Votre compte',
  description: DESCRIPTION,
})

export default function Auth() {
  const { mode, redirectTo, linkAskedFor, trialAnswers } = useLoaderData<typeof loader>()
  return (
    <BesideTarget back={<BackLink href={paths.home()}>Retour à l'accueil</BackLink>}>
      <Tabs
        label="Compte"
        tabs={[
          { href: paths.auth({ redirectTo }), label: TITLES.login, current: mode === 'login' },
          {
            href: paths.auth({ mode: 'register', redirectTo }),
            label: TITLES.register,
            current: mode === 'register',
          },
        ]}
      />
      {redirectTo && mode !== 'forgot' && <Why {...readWanted(redirectTo)} isNew={mode === 'register'} />}
      {mode === 'login' && <LoginForm redirectTo={redirectTo} />}
      {mode === 'register' && <RegistrationForm redirectTo={redirectTo} trialAnswers={trialAnswers} />}
      {mode === 'forgot' && <ForgottenPasswordForm redirectTo={redirectTo} sentTo={linkAskedFor} />}
    </BesideTarget>
  )
}

function Why({ what, isLearning, isNew }: Wanted & { isNew: boolean }) {
  return (
    <>
      <Text tone="muted">{`${isNew ? 'Créez un compte gratuit' : 'Connectez-vous'} pour ${what}.`}</Text>
      {isLearning && (
        <Text tone="muted">
          {french('Sans compte :')} <a href={paths.trial()}>{`essayez ${TRIAL_QUESTIONS} questions`}</a> ou{' '}
          <a href={paths.lessons()}>lisez les leçons</a>.
        </Text>
      )}
    </>
  )
}
