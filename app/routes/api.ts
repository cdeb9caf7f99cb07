import { answerCall } from '#app/calls'

export { answerCall as action, answerCall as loader }
