import { answerCall } from '#app/api'

export { answerCall as action, answerCall as loader }
