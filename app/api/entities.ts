import { z } from 'zod'
import { AD_STATES } from '#modules/ads/rules'
import { AD_CATEGORIES, AD_CONDITIONS, AD_TYPES, PROVINCES } from '#modules/ads/schemas'
import { DIFFICULTIES, TIME_ALLOWANCES } from '#modules/exams/rules'
import { EXAM_TYPES, LETTERS } from '#modules/exams/schemas'
import { CHECKS } from '#modules/exams/statements/schema'

const id = z.int().positive()
const date = z.iso.datetime()
const LETTER = z.enum(LETTERS)

export const message = z.strictObject({ message: z.string() })

export const failure = z.strictObject({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** True in a refusal of /api/login: the password is right, but the code is missing or wrong. */
  secondFactor: z.literal(true).optional(),
  /** True in a 403 if the request succeeds after /api/confirm-password. */
  passwordNeeded: z.literal(true).optional(),
})

export const user = z.strictObject({
  id,
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  isAdmin: z.boolean(),
  isBlocked: z.boolean(),
  createdAt: date,
})

export const classifiedAd = z.strictObject({
  id,
  userId: id,
  title: z.string(),
  description: z.string(),
  price: z.string(),
  location: z.string(),
  province: z.enum(PROVINCES).nullable(),
  type: z.enum(AD_TYPES),
  category: z.enum(AD_CATEGORIES),
  condition: z.enum(AD_CONDITIONS).nullable(),
  weight: z.string().nullable(),
  features: z.string().nullable(),
  caliber: z.string().nullable(),
  brand: z.string().nullable(),
  contactEmail: z.string().nullable(),
  contactPhone: z.string().nullable(),
  contactInfo: z.string().nullable(),
  isApproved: z.boolean(),
  isSold: z.boolean(),
  state: z.enum(AD_STATES),
  isReserved: z.boolean(),
  expiresAt: date.nullable(),
  photos: z.array(z.strictObject({ url: z.string(), width: z.int(), height: z.int() })),
  createdAt: date,
})

export const examQuestion = z.strictObject({
  id,
  question: z.string(),
  optionA: z.string(),
  optionB: z.string(),
  optionC: z.string(),
  correctAnswer: LETTER,
  theme: z.string().nullable(),
  picture: z.string().nullable(),
  pictureAlt: z.string().nullable(),
})

export const question = z.strictObject({
  ...examQuestion.shape,
  explanation: z.string().nullable(),
  source: z.string().nullable(),
  why: z.string().nullable(),
  trap: z.string().nullable(),
  remember: z.string().nullable(),
  difficulty: z.literal(DIFFICULTIES).nullable(),
  article: z.string().nullable(),
  sourceUrl: z.string().nullable(),
  checkedOn: z.iso.date().nullable(),
  checkedBy: z.enum(CHECKS).nullable(),
  group: z.string().nullable(),
  lesson: z.string().nullable(),
  createdAt: date,
})

export const newsItem = z.strictObject({
  id,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  author: z.string(),
  isPublished: z.boolean(),
  isFeatured: z.boolean(),
  picture: z.strictObject({ url: z.string(), width: z.int(), height: z.int(), alt: z.string() }).nullable(),
  /** The item stays unpublished until this moment; null if it is not scheduled. */
  publishAt: date.nullable(),
  unpublishAt: date.nullable(),
  createdAt: date,
  updatedAt: date,
})

export const examResult = z.strictObject({
  id,
  userId: id,
  score: z.int(),
  totalQuestions: z.int(),
  timeSpent: z.int(),
  examType: z.enum(EXAM_TYPES),
  time: z.enum(TIME_ALLOWANCES),
  createdAt: date,
})

export const loggedResult = examResult.extend({
  user: z.strictObject({ firstName: z.string(), lastName: z.string(), username: z.string() }),
})

/** Contains the questions as they were during the exam. */
export const examDetails = z.strictObject({
  examResult,
  answers: z.array(
    z.strictObject({
      userAnswer: z.strictObject({ id, userAnswer: LETTER.nullable(), isCorrect: z.boolean() }),
      question,
    }),
  ),
})

export const stats = z.strictObject({
  totalQuestions: z.int(),
  totalUsers: z.int(),
  totalExams: z.int(),
})
