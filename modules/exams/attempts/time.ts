import { type ExamType, GRACE_SECONDS, secondsAllowed, type TimeAllowance } from '../rules'

export function toDeadline(type: ExamType, time: TimeAllowance, startedAt: Date): Date {
  return new Date(startedAt.getTime() + secondsAllowed(type, time) * 1000)
}

/** Returns a moment. Exams with an earlier deadline accept no more answers. */
export function overdueBefore(now: Date): Date {
  return new Date(now.getTime() - GRACE_SECONDS * 1000)
}

export function isOverdue(attempt: { deadline: Date; closedAt: Date | null }, now: Date): boolean {
  return attempt.closedAt === null && attempt.deadline < overdueBefore(now)
}

/** Returns at most the exam's limit, even if the server's clock was set back. */
export function remainingSeconds(
  { type, time, deadline }: { type: ExamType; time: TimeAllowance; deadline: Date },
  now: Date,
): number {
  const left = (deadline.getTime() - now.getTime()) / 1000
  return Math.min(Math.max(0, left), secondsAllowed(type, time))
}

/** Counts back from the deadline, because the clock of the candidate's device may be wrong. */
export function chosenAt(deadline: Date, secondsLeft: number): Date {
  return new Date(deadline.getTime() - secondsLeft * 1000)
}

export function closingTime(deadline: Date, now: Date): Date {
  return now < deadline ? now : deadline
}

export function claimedTime(type: ExamType, time: TimeAllowance, seconds: number): number {
  return Math.min(Math.floor(seconds), secondsAllowed(type, time))
}

export function timeSpent(startedAt: Date, closedAt: Date): number {
  return Math.max(0, Math.floor((closedAt.getTime() - startedAt.getTime()) / 1000))
}
