import { revealInPlace } from './behaviours/reveal-answer'
import { showPasswords } from './behaviours/show-password'
import { tendToast } from './behaviours/toast'
import { AppIsland } from './islands/app-island'

customElements.define('app-island', AppIsland)
revealInPlace()
showPasswords()
tendToast()
