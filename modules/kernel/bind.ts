type UseCase<Deps> = (deps: Deps, ...args: never[]) => unknown
type Bound<Use> = Use extends (deps: never, ...args: infer Args) => infer Result
  ? (...args: Args) => Result
  : never

/** The use cases of a module without their first parameter: what its door offers. */
export function bind<Deps, UseCases extends Record<string, UseCase<Deps>>>(deps: Deps, useCases: UseCases) {
  const bound = Object.entries(useCases).map(([name, use]) => [name, use.bind(null, deps)] as const)
  return Object.fromEntries(bound) as { [Name in keyof UseCases]: Bound<UseCases[Name]> }
}
