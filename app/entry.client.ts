import { AppIsland } from './islands/app-island'

customElements.define('app-island', AppIsland)
