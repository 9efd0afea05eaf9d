import { request } from 'node:http';
import { expect, test } from '../fixtures/test';
import { RENDER_INPUTS } from './render-inputs';

/** The page for a visitor who sends these headers; requested on the loopback, since Node itself does not resolve `*.shop.localhost`. */
function ask(
  port: string,
  host: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host, ...headers } }, async (answer) => {
      let text = '';
      for await (const chunk of answer.setEncoding('utf8')) text += chunk;
      resolve(text);
    })
      .on('error', reject)
      .end();
  });
}

const lastOf = (xml: string) => [...xml.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].at(-1)?.[1] ?? '';

test('the input of one visitor is not in the page of another one, as the shell renders it', async ({ baseURL }) => {
  const { host, port, origin } = new URL(`${baseURL}`);
  const product = lastOf(await ask(port, host, '/sitemap-product-1.xml'));
  const brand = lastOf(await ask(port, host, '/sitemap-brand-1.xml'));
  // Pages that no other journey requests: they are not in the cache yet.
  const paths = [
    '/catalog/tovary_dlya_ptits/?PAGEN_1=3',
    '/catalog/?',
    '/search/?q=hostile',
    `${product}?`,
    `${brand}?`,
    '/contacts/?',
  ];
  const headers = Object.assign({}, ...RENDER_INPUTS.map((input) => input.headers ?? {}));
  const cookie = RENDER_INPUTS.flatMap((input) => input.headers?.cookie ?? []).join('; ');
  const query = RENDER_INPUTS.flatMap((input) => input.query?.slice(1) ?? []).filter((one) => !one.includes('debug=1'));
  const addresses: string[] = [];
  for (const path of paths) {
    const dirty = await ask(port, `shop.localhost:4321`, `${path}&${query.join('&')}`, { ...headers, cookie });
    expect([path, dirty.length > 1_000]).toEqual([path, true]);
    const clean = await ask(port, host, path);
    // Styles know `::marker`.
    const said = clean.replace(/<style[^>]*>.*?<\/style>/gs, '');
    expect([path, /marker|:4321/.exec(said)?.[0]]).toEqual([path, undefined]);
    addresses.push(
      ...[...clean.matchAll(/(?:canonical" href|og:url" content)="([^"]+)"/g)].map(([, found]) => `${found}`),
    );
  }
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) expect(address).toMatch(new RegExp(`^${origin}/`));
});
