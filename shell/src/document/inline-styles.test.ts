/** @jest-environment node */

import { createHash } from 'node:crypto';
import { inlineStyles } from './inline-styles';

const asset = (url: string) => ({ url, integrity: 'sha256-file' });
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('styles are written into the page, in their order, with the hashes that its policy names', () => {
  const texts: Record<string, string> = {
    '/assets/shell/1/shell.css': 'a{color:red}',
    '/assets/b/1/page.css': 'b{top:0}',
  };
  const { html, hashes, links } = inlineStyles(Object.keys(texts).map(asset), (url) => texts[url]);
  expect(html).toBe(
    '<style data-href="/assets/shell/1/shell.css">a{color:red}</style><style data-href="/assets/b/1/page.css">b{top:0}</style>',
  );
  expect(hashes).toEqual(Object.values(texts).map(hashOf));
  expect(links).toEqual([]);
});

test('their files are found from any page', () => {
  const text =
    'a{src:url(a.woff2);b:url("./b.svg");c:url(/c.svg);d:url(data:image/svg+xml;x);e:url(#mask);f:url(https://f/)}';
  expect(inlineStyles([asset('/assets/shell/1/shell.css')], () => text).html).toBe(
    '<style data-href="/assets/shell/1/shell.css">' +
      'a{src:url(/assets/shell/1/a.woff2);b:url("/assets/shell/1/./b.svg");c:url(/c.svg);d:url(data:image/svg+xml;x);e:url(#mask);f:url(https://f/)}' +
      '</style>',
  );
});

test.each([
  ['is missing', undefined],
  ['could end its element', 'a{content:"</style><script>alert(1)</script>"}'],
])('a file that %s stays a link', (_, text) => {
  const style = asset('/assets/b/1/page.css');
  expect(inlineStyles([style], () => text)).toEqual({ html: '', hashes: [], links: [style] });
});

test('pages of a release set share what was written of a file; another set has its own', () => {
  const styles = [asset('/assets/b/1/page.css'), asset('/assets/b/1/none.css')];
  const reads: string[] = [];
  const setWith = (text: string) => (url: string) => {
    reads.push(url);
    return url.endsWith('page.css') ? text : undefined;
  };
  const [one, other] = [setWith('a{top:0}'), setWith('a{top:1px}')];
  const first = inlineStyles(styles, one);
  expect(inlineStyles(styles, one)).toEqual(first);
  expect(inlineStyles(styles, other).html).toContain('a{top:1px}');
  expect(reads).toEqual(styles.concat(styles).map(({ url }) => url));
});
