import { checkFields, preparePhotos, showPasswords, submitOnce } from './behaviours/forms'
import { setupLetterKeys } from './behaviours/letter-keys'
import {
  copyTexts,
  openDialogs,
  printPages,
  reloadOnReturn,
  reloadPictures,
  turnQuestions,
  loadQueueKeys,
} from './behaviours/page'
import { revealInPlace } from './behaviours/reveal-answer'
import { setupHeader } from './behaviours/site-header'
import { setupToast } from './behaviours/toast'
import { AppIsland } from './islands/app-island'

customElements.define('app-island', AppIsland)
checkFields()
copyTexts()
openDialogs()
reloadOnReturn()
reloadPictures()
preparePhotos()
printPages()
revealInPlace()
showPasswords()
submitOnce()
setupHeader()
setupLetterKeys()
setupToast()
turnQuestions(setupToast)
loadQueueKeys()
