import type { Caller, User } from '#modules/identity'
import type { Acted } from './acted'

/**
 * What an admin does to members. None of it to himself ('own-account'): so who acts stays an admin who can
 * sign in, and there is always one. What is so already stays so, without a line in the log.
 */
export interface UserActions {
  /** Ends his sessions at once, and takes his ads from the public pages. */
  blockUser(by: Caller, id: number): ActedOnUser
  /** Gives his ads back. */
  unblockUser(by: Caller, id: number): ActedOnUser
  promoteUser(by: Caller, id: number): ActedOnUser
  demoteUser(by: Caller, id: number): ActedOnUser

  /** Removes him and all that is his but for the lines of the log, and tells him by mail. */
  deleteUser(by: Caller, id: number): ActedOnUser
}

type ActedOnUser = Acted<User, 'not-found' | 'own-account'>
