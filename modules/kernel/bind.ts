/** A method of a module's contract, with what it needs as its first parameter. */
export type UseCaseOf<Deps, Method> = Method extends (...args: infer Args) => infer Result
  ? (deps: Deps, ...args: Args) => Result
  : never

type Bound<Use> = Use extends (deps: never, ...args: infer Args) => infer Result
  ? (...args: Args) => Result
  : never

/** The use cases of a module without their first parameter: what its door offers. */
export function bind<Deps, UseCases extends Record<string, (deps: Deps, ...args: never[]) => unknown>>(
  deps: Deps,
  useCases: UseCases,
) {
  const bound = Object.entries(useCases).map(([name, use]) => [name, use.bind(null, deps)] as const)
  return Object.fromEntries(bound) as { [Name in keyof UseCases]: Bound<UseCases[Name]> }
}
