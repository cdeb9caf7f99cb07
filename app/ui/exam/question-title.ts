/** The title of an exam's page, with and without a script. */
export function questionTitle(number: number, total: number): string {
  return `Question ${number} sur ${total}`
}
