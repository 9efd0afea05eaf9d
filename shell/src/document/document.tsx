import type { ReactNode } from 'react';

/** The document around the shop. The server adds links to styles and scripts; React keeps what it finds in the head. */
export function Document({ links, children }: { links?: ReactNode; children: ReactNode }) {
  return (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {links}
      </head>
      <body>{children}</body>
    </html>
  );
}
