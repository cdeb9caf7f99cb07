import { QUESTION_NOT_FOUND } from '../../../not-found-words'
import { AdminSubPage } from '../../../ui/admin/admin-sub-page'
import { ButtonLink } from '../../../ui/forms/button'
import { Text } from '../../../ui/text/text'
import { QUESTIONS_TAB } from './tab'

export function QuestionNotFound() {
  return (
    <AdminSubPage
      tab={QUESTIONS_TAB}
      here={QUESTION_NOT_FOUND}
      title={QUESTION_NOT_FOUND}
      intro="Elle n'existe pas, ou elle a été supprimée."
    >
      <Text as="div">
        <ButtonLink href={QUESTIONS_TAB.href}>Retour aux questions</ButtonLink>
      </Text>
    </AdminSubPage>
  )
}
