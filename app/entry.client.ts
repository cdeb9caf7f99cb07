import { checkFields, preparePhotos, submitOnce } from './behaviours/forms'
import {
  loadLetterKeys,
  loadOfflineOffer,
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
submitOnce()
setupHeader()
loadLetterKeys()
loadOfflineOffer()
loadQueueKeys()
// After the page itself, which they would delay on a slow network.
addEventListener('load', loadScripts)
