import { index, route, type RouteConfig } from '@remix-run/route-config'

/** The one table of URLs: pages in the order of the specification, then calls. */
export default [
  index('routes/public/home.tsx'),
  route('auth', 'routes/account/auth.tsx'),
  route('logout', 'routes/account/logout.tsx'),
  route('confidentialite', 'routes/public/privacy.tsx'),
  route('mentions-legales', 'routes/public/legal-notice.tsx'),
  route('test-svg', 'routes/public/test-svg.tsx'),
  route('dashboard', 'routes/exams/dashboard.tsx'),
  route('exam-selection', 'routes/exams/exam-selection.tsx'),
  route('quiz', 'routes/exams/quiz.tsx'),
  route('quiz/:attempt/answers', 'routes/exams/answers.ts'),
  route('quiz/:attempt/abandon', 'routes/exams/abandon.tsx'),
  route('results', 'routes/exams/results.tsx'),
  route('exam/:id/details', 'routes/exams/details.tsx'),
  route('theory', 'routes/exams/theory.tsx'),

  route('api/user', 'routes/api/user.ts'),
  route('api/login', 'routes/api/login.ts'),
  route('api/register', 'routes/api/register.ts'),
  route('api/logout', 'routes/api/logout.ts'),
  route('api/questions/random/:count', 'routes/api/random-questions.ts'),
  route('api/questions', 'routes/api/questions.ts'),
  route('api/exam-results', 'routes/api/exam-results.ts'),
  route('api/exam-results/:id/details', 'routes/api/exam-result-details.ts'),
  route('api/*', 'routes/api/unknown.ts'),

  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig
