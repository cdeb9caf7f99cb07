import type { Sequelize } from 'sequelize'
import {
  boolean,
  date,
  dateOrNull,
  defineModel,
  flag,
  id,
  integer,
  integerOrNull,
  oneOf,
  oneOfNumbers,
  text,
  textOrNull,
} from '#db/columns'
import type { RowOf } from '#db/table'
import type { Check } from './statements/check'
import type { Box } from './memory/card'
import type { Letter, OptionOrder } from './letters'
import type { ExamTime, ExamType } from './rules'
import type { SeriesSource } from './series/choice'
import type { Difficulty, ReportReason } from './schemas'

export type Models = ReturnType<typeof defineModels>

/** A row of a table. */
export type Row<Name extends keyof Models> = RowOf<Models[Name]>

export function defineModels(sequelize: Sequelize) {
  return {
    questions: defineModel(sequelize, 'questions', { id, createdAt: date }),
    versions: defineModel(sequelize, 'question_versions', {
      id,
      questionId: integer,
      number: integer,
      question: text,
      questionKey: text,
      searchText: text,
      optionA: text,
      optionB: text,
      optionC: text,
      correctAnswer: oneOf<Letter>(),
      theme: textOrNull,
      explanation: textOrNull,
      source: textOrNull,
      why: textOrNull,
      trap: textOrNull,
      remember: textOrNull,
      difficulty: oneOfNumbers<Difficulty | null>(),
      article: textOrNull,
      sourceUrl: textOrNull,
      checkedOn: textOrNull,
      checkedBy: oneOf<Check | null>(),
      group: { ...textOrNull, field: 'question_group' },
      picture: textOrNull,
      pictureAlt: textOrNull,
      lesson: textOrNull,
      edition: integer,
      isCorrection: flag,
      isCurrent: boolean,
      createdAt: date,
    }),
    lessons: defineModel(sequelize, 'lessons', { id, slug: text, theme: text, createdAt: date }),
    lessonVersions: defineModel(sequelize, 'lesson_versions', {
      id,
      lessonId: integer,
      authorId: integerOrNull,
      number: integer,
      title: text,
      description: text,
      content: text,
      basis: text,
      checkedOn: text,
      checkedBy: oneOf<Check>(),
      isCorrection: flag,
      isCurrent: boolean,
      createdAt: date,
    }),
    attempts: defineModel(sequelize, 'attempts', {
      id,
      userId: integer,
      type: { ...oneOf<ExamType>(), field: 'exam_type' },
      time: oneOf<ExamTime>(),
      startedAt: date,
      deadline: date,
      closedAt: dateOrNull,
    }),
    attemptQuestions: defineModel(sequelize, 'attempt_questions', {
      attemptId: { ...integer, primaryKey: true },
      position: { ...integer, primaryKey: true },
      questionVersionId: integer,
      optionOrder: oneOf<OptionOrder>(),
      userAnswer: oneOf<Letter | null>(),
      isMarked: flag,
      answeredAt: dateOrNull,
    }),
    results: defineModel(sequelize, 'exam_results', {
      id,
      userId: integer,
      /** Null for a result that came by the JSON call. */
      attemptId: integerOrNull,
      score: integer,
      totalQuestions: integer,
      timeSpent: integer,
      examType: oneOf<ExamType>(),
      time: oneOf<ExamTime>(),
      createdAt: date,
    }),
    answers: defineModel(sequelize, 'user_answers', {
      id,
      examResultId: integer,
      position: integer,
      questionVersionId: integer,
      optionOrder: oneOf<OptionOrder>(),
      userAnswer: oneOf<Letter | null>(),
      isCorrect: boolean,
    }),
    mastery: defineModel(sequelize, 'mastery', {
      userId: { ...integer, primaryKey: true },
      questionId: { ...integer, primaryKey: true },
      edition: integer,
      box: oneOfNumbers<Box>(),
      dueOn: text,
      steppedOn: textOrNull,
      wasFirstRight: boolean,
      wasLastRight: boolean,
    }),
    series: defineModel(sequelize, 'series', {
      id,
      userId: integer,
      source: oneOf<SeriesSource | null>(),
      createdAt: date,
      closedAt: dateOrNull,
    }),
    seriesQuestions: defineModel(sequelize, 'series_questions', {
      seriesId: { ...integer, primaryKey: true },
      position: { ...integer, primaryKey: true },
      questionId: integer,
      optionOrder: oneOf<OptionOrder>(),
      /** The version that was answered. */
      questionVersionId: integerOrNull,
      userAnswer: oneOf<Letter | null>(),
      boxBefore: oneOfNumbers<0 | Box | null>(),
      boxAfter: oneOfNumbers<Box | null>(),
      answeredAt: dateOrNull,
    }),
    reports: defineModel(sequelize, 'content_reports', {
      id,
      userId: integer,
      questionId: integerOrNull,
      lessonId: integerOrNull,
      version: integer,
      reason: oneOf<ReportReason>(),
      message: text,
      createdAt: date,
      closedAt: dateOrNull,
      outcome: oneOf<'corrected' | 'kept' | null>(),
      reply: textOrNull,
    }),
  }
}
