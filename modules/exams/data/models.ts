import { DataTypes, type CreationOptional, type Sequelize } from 'sequelize'
import type { Row } from '#db/table'
import type { ExamResult, Letter } from '../contract'
import type { ExamType } from '../domain/rules'
import type { QuestionFields } from '../schemas'

export interface QuestionModel extends Row<QuestionModel> {
  id: CreationOptional<number>
  createdAt: Date
}

export interface VersionModel extends Row<VersionModel>, QuestionFields {
  id: CreationOptional<number>
  questionId: number
  number: number
  questionKey: string
  searchText: string
  isCurrent: boolean
  createdAt: Date
}

export interface AttemptModel extends Row<AttemptModel> {
  id: CreationOptional<number>
  userId: number
  type: ExamType
  startedAt: Date
  deadline: Date
  closedAt: Date | null
}

export interface AttemptQuestionModel extends Row<AttemptQuestionModel> {
  attemptId: number
  position: number
  questionVersionId: number
  userAnswer: Letter | null
  answeredAt: Date | null
}

export interface ResultModel extends Row<ResultModel>, Omit<ExamResult, 'id'> {
  id: CreationOptional<number>
  /** Null for a result that came by the JSON call. */
  attemptId: number | null
}

export interface AnswerModel extends Row<AnswerModel> {
  id: CreationOptional<number>
  examResultId: number
  position: number
  questionVersionId: number
  userAnswer: Letter | null
  isCorrect: boolean
}

export type Models = ReturnType<typeof defineModels>

const { BOOLEAN, DATE, INTEGER, TEXT } = DataTypes
const id = { type: INTEGER, primaryKey: true, autoIncrement: true }

export function defineModels(sequelize: Sequelize) {
  return {
    questions: sequelize.define<QuestionModel>(
      'Question',
      { id, createdAt: DATE },
      { tableName: 'questions' },
    ),
    versions: sequelize.define<VersionModel>(
      'QuestionVersion',
      {
        id,
        questionId: INTEGER,
        number: INTEGER,
        question: TEXT,
        questionKey: TEXT,
        searchText: TEXT,
        optionA: TEXT,
        optionB: TEXT,
        optionC: TEXT,
        correctAnswer: TEXT,
        theme: TEXT,
        explanation: TEXT,
        source: TEXT,
        isCurrent: BOOLEAN,
        createdAt: DATE,
      },
      { tableName: 'question_versions' },
    ),
    attempts: sequelize.define<AttemptModel>(
      'Attempt',
      {
        id,
        userId: INTEGER,
        type: { type: TEXT, field: 'exam_type' },
        startedAt: DATE,
        deadline: DATE,
        closedAt: DATE,
      },
      { tableName: 'attempts' },
    ),
    attemptQuestions: sequelize.define<AttemptQuestionModel>(
      'AttemptQuestion',
      {
        attemptId: { type: INTEGER, primaryKey: true },
        position: { type: INTEGER, primaryKey: true },
        questionVersionId: INTEGER,
        userAnswer: TEXT,
        answeredAt: DATE,
      },
      { tableName: 'attempt_questions' },
    ),
    results: sequelize.define<ResultModel>(
      'ExamResult',
      {
        id,
        userId: INTEGER,
        attemptId: INTEGER,
        score: INTEGER,
        totalQuestions: INTEGER,
        timeSpent: INTEGER,
        examType: TEXT,
        createdAt: DATE,
      },
      { tableName: 'exam_results' },
    ),
    answers: sequelize.define<AnswerModel>(
      'UserAnswer',
      {
        id,
        examResultId: INTEGER,
        position: INTEGER,
        questionVersionId: INTEGER,
        userAnswer: TEXT,
        isCorrect: BOOLEAN,
      },
      { tableName: 'user_answers' },
    ),
  }
}
