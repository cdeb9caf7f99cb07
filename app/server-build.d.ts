/** The Remix build, which Vite's plugin provides. */
declare module 'virtual:remix/server-build' {
  const build: import('@remix-run/node').ServerBuild
  export = build
}
