/** @jest-environment node */

import { createHash } from 'node:crypto';
import { Picture } from '@zapovednik/ui';
import { Suspense } from 'react';
import type { InlineScript } from '../document/boot-script';
import { type Rendering, renderDocument } from './render-document';

/** Values of the page that could end a script or change what its hash covers. */
const HOSTILE = '</script><script>alert(1)</script><!--\u2028\r\n\0\ud800';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function bootOf(data: object): InlineScript {
  const pieces = ['shopBoot=', JSON.stringify(data).replaceAll('<', '\\u003c')];
  return { pieces, hash: hashOf(pieces.join('')) };
}

const pageWith = (content: Rendering['tree']) =>
  renderDocument({
    scripts: (hasMainPicture) => ({
      head: 'first=1',
      boot: bootOf({ text: HOSTILE, hasMainPicture }),
    }),
    styles: { html: '<style>a{}</style>', hashes: ['sha256-of-the-style'] },
    onError: () => undefined,
    tree: (
      <html lang="ru">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>Корм</title>
        </head>
        <body>
          {HOSTILE}
          {content}
        </body>
      </html>
    ),
  });

const Broken = () => {
  throw new Error('broken');
};

/** A boundary that fails makes React's stream write the page. */
const failing = (
  <Suspense fallback="…">
    <Broken />
  </Suspense>
);

test.each([
  ['a string', null],
  ['a stream', failing],
])(
  'the policy of a page that is rendered to %s names each of its scripts, as the browser reads them',
  async (_, content) => {
    const { html, scripts, styles } = await pageWith(content);
    const text = Buffer.from(html.join('')).toString();
    const found = [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => hashOf(script));
    expect(found).toEqual(scripts);
    expect(scripts).toHaveLength(2);
    expect(styles).toEqual(['sha256-of-the-style']);
  },
);

test('the head begins with its encoding and viewport, the script, the main picture and the styles, in this order', async () => {
  const { html } = await pageWith(<Picture src="/pictures/banner/1/1" alt="" sizes="100vw" priority />);
  expect(html.join('')).toMatch(
    /<head><meta charSet="utf-8"\/><meta name="viewport"[^>]*><script>first=1<\/script><link rel="preload" as="image"[^>]*><style>a{}<\/style><title>/,
  );
});

test.each([
  ['has a main picture', <Picture key="main" src="/pictures/banner/1/1" alt="" sizes="100vw" priority />, true],
  ['has others only', <Picture key="other" src="/pictures/banner/1/1" alt="" sizes="100vw" />, false],
])('the scripts of a page know whether it %s', async (_, picture, expected) => {
  const { html } = await pageWith(picture);
  expect(html.join('')).toContain(`"hasMainPicture":${expected}`);
});
