import {
  forgottenPasswordSchema,
  loginSchema,
  passwordChangeSchema,
  passwordResetSchema,
  profileSchema,
  registrationSchema,
} from '#modules/identity/schemas'
import { message, user } from './entities'
import { defineCalls } from './operation'

export const accountCalls = defineCalls({
  '/api/user': {
    GET: { summary: 'Le membre connecté', access: 'member', answer: { status: 200, schema: user } },
  },
  '/api/login': {
    POST: {
      summary: 'Se connecter',
      access: 'everyone',
      body: loginSchema,
      answer: { status: 200, schema: user },
      setsSession: true,
      refusals: [401, 403, 429],
    },
  },
  '/api/register': {
    POST: {
      summary: "S'inscrire, et être connecté",
      access: 'everyone',
      body: registrationSchema,
      answer: { status: 201, schema: user },
      setsSession: true,
      refusals: [409, 429],
    },
  },
  '/api/logout': {
    POST: {
      summary: 'Se déconnecter',
      access: 'everyone',
      answer: { status: 200, schema: message },
      setsSession: true,
    },
  },
  '/api/forgot-password': {
    POST: {
      summary: 'Demander un lien pour choisir un nouveau mot de passe',
      access: 'everyone',
      body: forgottenPasswordSchema,
      answer: { status: 200, schema: message },
      refusals: [429],
    },
  },
  '/api/reset-password': {
    POST: {
      summary: 'Choisir un nouveau mot de passe par le lien reçu',
      access: 'everyone',
      body: passwordResetSchema,
      answer: { status: 200, schema: message },
    },
  },
  '/api/profile': {
    GET: { summary: 'Son profil', access: 'member', answer: { status: 200, schema: user } },
    PUT: {
      summary: 'Modifier son profil',
      access: 'member',
      body: profileSchema,
      answer: { status: 200, schema: user },
      refusals: [409, 429],
    },
  },
  '/api/profile/password': {
    PUT: {
      summary: 'Changer son mot de passe',
      access: 'member',
      body: passwordChangeSchema,
      answer: { status: 200, schema: message },
      refusals: [429],
    },
  },
})
