import { checkFields } from './behaviours/check-fields'
import { openDialogs } from './behaviours/dialog'
import { reloadOnReturn } from './behaviours/returning'
import { revealInPlace } from './behaviours/reveal-answer'
import { showPasswords } from './behaviours/show-password'
import { tendHeader } from './behaviours/site-header'
import { submitOnce } from './behaviours/submit-once'
import { tendToast } from './behaviours/toast'
import { AppIsland } from './islands/app-island'

customElements.define('app-island', AppIsland)
checkFields()
openDialogs()
reloadOnReturn()
revealInPlace()
showPasswords()
submitOnce()
tendHeader()
tendToast()
