export { ADMIN_ACTIONS } from './domain/actions'
