import { revealInPlace } from './behaviours/reveal-answer'
import { AppIsland } from './islands/app-island'

customElements.define('app-island', AppIsland)
revealInPlace()
