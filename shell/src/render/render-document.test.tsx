/** @jest-environment node */

import { createHash } from 'node:crypto';
import { Suspense } from 'react';
import { renderDocument } from './render-document';
import type { Rendering } from './render-stream';

/** Values of the page that could end a script or change what its hash covers. */
const HOSTILE = '</script><script>alert(1)</script><!--\u2028\r\n\0\ud800';

const pageWith = (content: Rendering['tree']) =>
  renderDocument({
    headScript: 'first=1',
    bootScript: ['shopBoot=', JSON.stringify({ text: HOSTILE }).replaceAll('<', '\\u003c')],
    onError: () => undefined,
    tree: (
      <html lang="ru">
        <head>
          <meta charSet="utf-8" />
          <title>Корм</title>
        </head>
        <body>
          {HOSTILE}
          {content}
        </body>
      </html>
    ),
  });

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

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
    const { html, scripts } = await pageWith(content);
    const text = Buffer.from(html.join('')).toString();
    const found = [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => hashOf(script));
    expect(found).toEqual(scripts);
    expect(scripts).toHaveLength(2);
  },
);

test('the first script comes before everything in the head but its encoding', async () => {
  const { html } = await pageWith(null);
  expect(html.join('')).toContain('<head><meta charSet="utf-8"/><script>first=1</script><title>');
});
