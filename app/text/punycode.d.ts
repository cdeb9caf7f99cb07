declare module 'punycode.js' {
  const punycode: { toUnicode(domainOrAddress: string): string }
  export default punycode
}
