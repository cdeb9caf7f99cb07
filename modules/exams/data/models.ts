import {
  type Attributes,
  type CreationOptional,
  DataTypes,
  type Model,
  type ModelAttributes,
  type Sequelize,
} from 'sequelize'
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
  const define = <M extends Model>(tableName: string, columns: ModelAttributes<M, Attributes<M>>) =>
    sequelize.define<M>(tableName, columns, { tableName })

  return {
    questions: define<QuestionModel>('questions', { id, createdAt: DATE }),
    versions: define<VersionModel>('question_versions', {
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
    }),
    attempts: define<AttemptModel>('attempts', {
      id,
      userId: INTEGER,
      type: { type: TEXT, field: 'exam_type' },
      startedAt: DATE,
      deadline: DATE,
      closedAt: DATE,
    }),
    attemptQuestions: define<AttemptQuestionModel>('attempt_questions', {
      attemptId: { type: INTEGER, primaryKey: true },
      position: { type: INTEGER, primaryKey: true },
      questionVersionId: INTEGER,
      userAnswer: TEXT,
      answeredAt: DATE,
    }),
    results: define<ResultModel>('exam_results', {
      id,
      userId: INTEGER,
      attemptId: INTEGER,
      score: INTEGER,
      totalQuestions: INTEGER,
      timeSpent: INTEGER,
      examType: TEXT,
      createdAt: DATE,
    }),
    answers: define<AnswerModel>('user_answers', {
      id,
      examResultId: INTEGER,
      position: INTEGER,
      questionVersionId: INTEGER,
      userAnswer: TEXT,
      isCorrect: BOOLEAN,
    }),
  }
}
