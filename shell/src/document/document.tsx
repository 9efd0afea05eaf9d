import type { ReactNode } from 'react';
import icon from './icon.svg';

/** The HTML document. The server adds links to styles and scripts; React keeps what is already in the head. */
export function Document({ links, children }: { links?: ReactNode; children: ReactNode }) {
  return (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <link rel="manifest" href="/install/app.webmanifest" />
        {links}
      </head>
      <body>{children}</body>
    </html>
  );
}
