import { DataTypes, type CreationOptional, type NonAttribute, type Sequelize } from 'sequelize'
import type { Row } from '#db/table'
import type { Letter } from '../contract'
import type { ExamType } from '../domain/rules'

export interface QuestionModel extends Row<QuestionModel> {
  id: CreationOptional<number>
  createdAt: Date
}

export interface VersionModel extends Row<VersionModel> {
  id: CreationOptional<number>
  questionId: number
  number: number
  question: string
  questionKey: string
  searchText: string
  optionA: string
  optionB: string
  optionC: string
  correctAnswer: Letter
  theme: string | null
  explanation: string | null
  source: string | null
  isCurrent: boolean
  createdAt: Date
  /** The question whose version it is. */
  parent?: NonAttribute<QuestionModel>
}

export interface AttemptModel extends Row<AttemptModel> {
  id: CreationOptional<number>
  userId: number
  examType: ExamType
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
  version?: NonAttribute<VersionModel>
}

export interface ResultModel extends Row<ResultModel> {
  id: CreationOptional<number>
  userId: number
  attemptId: number | null
  score: number
  totalQuestions: number
  timeSpent: number
  examType: ExamType
  createdAt: Date
}

export interface AnswerModel extends Row<AnswerModel> {
  id: CreationOptional<number>
  examResultId: number
  position: number
  questionVersionId: number
  userAnswer: Letter | null
  isCorrect: boolean
  version?: NonAttribute<VersionModel>
}

export type Models = ReturnType<typeof defineModels>

const { BOOLEAN, DATE, INTEGER, TEXT } = DataTypes
const id = { type: INTEGER, primaryKey: true, autoIncrement: true }

export function defineModels(sequelize: Sequelize) {
  const table = (tableName: string) => ({ tableName, underscored: true, timestamps: false })

  const questions = sequelize.define<QuestionModel>('Question', { id, createdAt: DATE }, table('questions'))
  const versions = sequelize.define<VersionModel>(
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
    table('question_versions'),
  )
  const attempts = sequelize.define<AttemptModel>(
    'Attempt',
    { id, userId: INTEGER, examType: TEXT, startedAt: DATE, deadline: DATE, closedAt: DATE },
    table('attempts'),
  )
  const attemptQuestions = sequelize.define<AttemptQuestionModel>(
    'AttemptQuestion',
    {
      attemptId: { type: INTEGER, primaryKey: true },
      position: { type: INTEGER, primaryKey: true },
      questionVersionId: INTEGER,
      userAnswer: TEXT,
      answeredAt: DATE,
    },
    table('attempt_questions'),
  )
  const results = sequelize.define<ResultModel>(
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
    table('exam_results'),
  )
  const answers = sequelize.define<AnswerModel>(
    'UserAnswer',
    {
      id,
      examResultId: INTEGER,
      position: INTEGER,
      questionVersionId: INTEGER,
      userAnswer: TEXT,
      isCorrect: BOOLEAN,
    },
    table('user_answers'),
  )

  versions.belongsTo(questions, { as: 'parent', foreignKey: 'questionId' })
  attemptQuestions.belongsTo(versions, { as: 'version', foreignKey: 'questionVersionId' })
  answers.belongsTo(versions, { as: 'version', foreignKey: 'questionVersionId' })
  return { questions, versions, attempts, attemptQuestions, results, answers }
}
