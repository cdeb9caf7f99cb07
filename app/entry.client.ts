import { checkFields, preparePhotos, showPasswords, submitOnce } from './behaviours/forms'
import { setupLetterKeys } from './behaviours/letter-keys'
import {
  loadQueueKeys,
  loadScripts,
  openDialogs,
  printPages,
  reloadOnReturn,
  reloadPictures,
} from './behaviours/page'
import { setupHeader } from './behaviours/site-header'
import { AppIsland } from './islands/app-island'

customElements.define('app-island', AppIsland)
checkFields()
openDialogs()
reloadOnReturn()
reloadPictures()
preparePhotos()
printPages()
showPasswords()
submitOnce()
setupHeader()
setupLetterKeys()
loadQueueKeys()
loadScripts()
