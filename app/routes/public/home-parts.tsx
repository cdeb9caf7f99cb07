import { EXAM_DAY_MINIMUM, EXAMS, PASS_MARK, SCORE_TO_AIM_FOR } from '#modules/exams/rules'
import { paths } from '#app/paths'
import { count, examInWords } from '#app/text'
import { ActionLink, Actions, atoms, ButtonLink, french, Section, Stack, Text } from '#app/ui'
import { Faq, Features, TargetCard } from '#app/ui/home/home'
import * as css from '#app/ui/home/home.css'
import { ThreeWays } from '#app/ui/home/three-ways'
import { cards, heroTitle } from '#app/ui/layout/layout.css'
import { StartTrial } from '#app/ui/trial/trial-start'

export function Hero({ isMember, questions }: { isMember: boolean; questions: number }) {
  return (
    <section className={css.hero} aria-labelledby="titre">
      <div className={cards}>
        <h1 id="titre" className={heroTitle}>
          {french("Préparez l'examen théorique de la licence de tireur sportif")}
        </h1>
        <p className={css.lead}>{french(LEAD)}</p>
        <div className={atoms({ marginTop: 's8' })}>
          {isMember ? (
            <Actions>
              <ButtonLink href={paths.examSelection()} variant="primary">
                Commencer un examen
              </ButtonLink>
              <ButtonLink href={paths.dashboard()}>Tableau de bord</ButtonLink>
            </Actions>
          ) : (
            <>
              <Actions>
                <StartTrial />
                <ButtonLink href={paths.auth({ mode: 'register' })}>Je démarre sans stress</ButtonLink>
              </Actions>
              <ActionLink href={paths.landing()}>En savoir plus</ActionLink>
            </>
          )}
        </div>
        <Text note>
          {`Gratuit : ${count(questions, 'question')}. Pour les candidats à la LTS en Fédération Wallonie-Bruxelles.`}
        </Text>
      </div>
      <TargetCard />
    </section>
  )
}

const LEAD =
  "Des tests courts, des réponses expliquées et leur source. Vous voyez ce que vous savez et ce qu'il reste à revoir."

export function Strengths({ isMember }: { isMember: boolean }) {
  return (
    <Section id="atouts" title="Ce que vous trouvez ici" titleHidden>
      <Stack gap={24}>
        <Features
          features={FEATURES.map((feature) => ({
            ...feature,
            href: isMember ? feature.href : paths.auth({ mode: 'register', redirectTo: feature.href }),
          }))}
        />
        <ThreeWays isMember={isMember} />
      </Stack>
    </Section>
  )
}

const FEATURES = [
  {
    href: paths.examSelection(),
    glyph: 'rings',
    title: 'Questions sourcées',
    text: "Des questions originales sur la loi et la sécurité. Chaque réponse dit d'où elle vient : un article, une page qui le cite ou une règle de sécurité.",
  },
  {
    href: paths.dashboard(),
    glyph: 'progress',
    title: 'Suivi personnalisé',
    text: "Après chaque test, vous voyez ce qu'il vous reste à revoir.",
  },
  {
    href: paths.examSelection(),
    glyph: 'clock',
    title: 'Conditions chronométrées',
    text: `${examInWords('practice')} pour s'entraîner. Notre « examen officiel » est la simulation complète de ce site : ${examInWords('official')}.`,
  },
] as const

export function FrequentQuestions() {
  return (
    <Section id="faq" title="Questions fréquentes" split>
      <Faq entries={QUESTIONS} />
    </Section>
  )
}

/** The answers come from the decree, from a Belgian guide, or from our own advice. */
const QUESTIONS = {
  'Combien de bonnes réponses faut-il viser ?': `D'après un guide belge de l'examen, le minimum demandé le jour de l'épreuve est de ${EXAM_DAY_MINIMUM} %. La fédération organise l'épreuve et vous confirmera ce chiffre. Ici, un test est réussi à partir de ${PASS_MARK} %, et nous conseillons de viser au moins ${SCORE_TO_AIM_FOR}/${EXAMS.official.questions} : vous arrivez ainsi avec une marge.`,
  "Les questions sont-elles celles de l'épreuve ?":
    "Non. D'après un guide, l'épreuve tire dix questions d'une liste de trente, connue d'avance. Nous n'avons pas lu cette liste : nos questions sont les nôtres. Elles portent sur la loi et sur la sécurité, et chacune a son explication et sa source.",
  'Peut-on se représenter après un échec ?':
    "Oui. Sur demande, votre licence provisoire est prorogée de six mois, pendant lesquels vous tirez de nouveau régulièrement (décret du 20 décembre 2011, art. 10, § 2). Si vous n'obtenez pas la licence à la fin, vous attendez un an avant une nouvelle licence provisoire (§ 3).",
}
