import { openDialogs, reloadOnReturn, reloadPictures } from './behaviours/page'
import { loadScripts, loadShortcuts } from './behaviours/scripts'
import { setupHeader } from './behaviours/site-header'
import { submitOnce } from './behaviours/submit-once'
import { AppIsland } from './islands/app-island'

customElements.define('app-island', AppIsland)
openDialogs()
reloadOnReturn()
reloadPictures()
submitOnce()
setupHeader()
loadShortcuts()
// After the page itself, which they would delay on a slow network.
addEventListener('load', loadScripts)
