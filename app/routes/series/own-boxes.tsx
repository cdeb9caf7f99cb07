import type { Box, Revisable } from '#modules/exams'
import { BOXES, DAYS_UNTIL_DUE, isMastered } from '#modules/exams/rules'
import { Stack, Text } from '#app/ui'
import { BoxList } from '#app/ui/series/boxes'

export function OwnBoxes({ boxes }: Pick<Revisable, 'boxes'>) {
  const total = Object.values(boxes).reduce((sum, some) => sum + some, 0)
  const mastered = BOXES.filter(isMastered).reduce((sum, box) => sum + boxes[box], 0)
  return (
    <section aria-labelledby="boites">
      <Stack>
        <div>
          <h2 id="boites">Vos questions</h2>
          <Text tone="muted">{`${mastered} sur ${total} maîtrisées`}</Text>
        </div>
        <BoxList
          rows={[
            ...[...BOXES].reverse().map((box) => ({ box, about: RETURNS[box], questions: boxes[box] })),
            { box: 0, questions: boxes[0] },
          ]}
        />
        <Text note>
          Juste du premier coup : boîte 2. Ensuite, une boîte de plus par bonne réponse, au plus une par jour
          ; une erreur ramène à la boîte 1. Maîtrisée : boîte 4 ou 5.
        </Text>
      </Stack>
    </section>
  )
}

const RETURNS = Object.fromEntries(
  BOXES.map((box) => [
    box,
    box === 1 ? 'revient à la prochaine série' : `revient après ${DAYS_UNTIL_DUE[box]} jours`,
  ]),
) as Record<Box, string>
