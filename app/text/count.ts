import { thousands } from './thousands'

/** '1 question', '7 questions', '0 question': French counts as one what is less than two. */
export function count(n: number, singular: string, plural = `${singular}s`): string {
  return `${thousands(n)} ${n > 1 ? plural : singular}`
}
