export { ADMIN_ACTIONS, kindOf } from './domain/actions'
export { MOST_PEOPLE } from './domain/most-people'
