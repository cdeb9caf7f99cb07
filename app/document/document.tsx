import { createContext, useContext, type ReactNode } from 'react'
import { schemes } from '#app/ui/tokens/schemes'

/** `entry.server` passes this to the document by context. */
export type DocumentSetting = { scripts: string[]; requestId: string }

export const DocumentContext = createContext<DocumentSetting>({ scripts: [], requestId: '' })

export function useDocument(): DocumentSetting {
  return useContext(DocumentContext)
}

export function HtmlDocument({ head, children }: { head: ReactNode; children: ReactNode }) {
  const { scripts } = useDocument()
  return (
    <html lang="fr-BE">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content={schemes.light.paper} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={schemes.dark.paper} media="(prefers-color-scheme: dark)" />
        {head}
        {scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  )
}
