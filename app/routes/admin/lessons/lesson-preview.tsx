import type { LessonFields } from '#modules/exams'
import { BACK_TO_FORM, NOT_YET_SAVED, PreviewBar } from '#app/ui/admin'
import { holdsPictures } from '#app/ui'
import { LessonPage } from '#app/ui/lesson/lesson'

export type LessonPreviewProps = { lesson: LessonFields }

export function LessonPreview({ lesson }: LessonPreviewProps) {
  return (
    <>
      <PreviewBar
        note={NOT_YET_SAVED}
        warning={holdsPictures(lesson.content, { withDrawings: true }) && NOT_SHOWN}
        actions={BACK_TO_FORM}
      />
      <LessonPage lesson={lesson} place={lesson.description} />
    </>
  )
}

const NOT_SHOWN = "Ce texte contient une image d'ailleurs : elle n'est pas affichée."
