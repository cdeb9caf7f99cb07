/** Encrypts texts. A text can be opened only for the `purpose` for which it was sealed. */
export type Vault = {
  seal(purpose: string, text: string): string
  /** Returns null if the text was sealed for another purpose or under another secret of the site. */
  open(purpose: string, sealed: string): string | null
}
