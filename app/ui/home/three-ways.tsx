import type { ReactNode } from 'react'
import { paths } from '#app/paths'
import { examInWords } from '#app/text/exams'
import { ActionLink } from '../content/links'
import * as css from '../dashboard/ways.css'
import { WORDS } from '../layout/navigation'
import { french, Text } from '../text/text'
import { StartTrial } from '../trial/trial-start'

/** What one can do here, under the three words of the members' navigation. */
export function ThreeWays({ isMember }: { isMember: boolean }) {
  const toExam = paths.examSelection()
  return (
    <ul className={css.ways}>
      <Way word="learn" text="La matière en courtes leçons, une par thème.">
        <ActionLink href={paths.lessons()}>Lire les leçons</ActionLink>
      </Way>
      <Way word="practise" text="Une question à la fois, avec sa réponse expliquée.">
        {isMember ? <ActionLink href={paths.revise()}>Réviser</ActionLink> : <StartTrial isMain={false} />}
      </Way>
      <Way word="test" text={`Un test chronométré : ${examInWords('practice')}.`}>
        <ActionLink href={isMember ? toExam : paths.auth({ mode: 'register', redirectTo: toExam })}>
          Passer un test
        </ActionLink>
      </Way>
    </ul>
  )
}

type WayProps = { word: keyof typeof WORDS; text: string; children: ReactNode }

function Way({ word, text, children }: WayProps) {
  return (
    <li className={css.way}>
      <h3 className={css.title}>{french(WORDS[word])}</h3>
      <Text tone="muted">{text}</Text>
      <div className={css.action}>{children}</div>
    </li>
  )
}
