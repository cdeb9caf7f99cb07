import { defineAction } from '#app/http/actions'
import { KEPT_IN_BIN, QUESTION_DELETED } from '#app/text'

export const QUESTION_ACTIONS = {
  delete: defineAction({
    label: 'Supprimer',
    find: ({ exams }, id) => exams.questions.find(id),
    subject: ({ question }) => `« ${question} »`,
    confirmation: {
      title: 'Êtes-vous sûr de vouloir supprimer cette question ?',
      name: 'Supprimer la question',
      variant: 'danger',
      about: `n'est plus posée. Les résultats passés la gardent. ${KEPT_IN_BIN}`,
    },
    run: ({ admin }, by, { id }) => admin.questions.delete(by, id),
    done: QUESTION_DELETED,
    refused: {},
    failed: 'Impossible de supprimer la question',
  }),
}
