import zlib from 'node:zlib';
import { bodyOnce, keptBody, type PageBody } from './page-body';

const page = `<html>${'<li>Корм для собак</li>'.repeat(500)}</html>`;
const policies = ["default-src 'none'", "script-src 'self'"];

const unpacked = async (body: PageBody) => [
  zlib.brotliDecompressSync((await body.as('br')).bytes).toString(),
  zlib.gunzipSync((await body.as('gzip')).bytes).toString(),
  (await body.as('identity')).bytes.toString(),
];
const etagsOf = async (html: string, policies: readonly string[]) => {
  const body = await keptBody(Buffer.from(html), policies);
  return [(await body.as('br')).etag, (await body.as('gzip')).etag, (await body.as('identity')).etag];
};

test('a page is the same in every encoding, and takes far less memory than its text', async () => {
  const kept = await keptBody(Buffer.from(page), policies);
  expect(await unpacked(kept)).toEqual([page, page, page]);
  expect(await unpacked(bodyOnce(Buffer.from(page)))).toEqual([page, page, page]);
  expect(kept.size).toBeLessThan(page.length / 20);
});

test('a page has one tag for each encoding, the same whenever page and policies are the same', async () => {
  const tags = await etagsOf(page, policies);
  expect(new Set(tags).size).toBe(3);
  expect(await etagsOf(page, policies)).toEqual(tags);
  for (const others of [
    await etagsOf(`${page} `, policies),
    await etagsOf(page, policies.slice(0, 1)),
    await etagsOf(page, [policies.join('')]),
  ]) {
    expect(others.filter((tag) => tags.includes(tag))).toEqual([]);
  }
});

test('a page that is sent once has no tag', async () => {
  expect((await bodyOnce(Buffer.from(page)).as('br')).etag).toBeNull();
});

test('everyone who waits for a page that is sent once gets it, also after its text has been given back', async () => {
  for (const [one, other] of [
    ['br', 'gzip'],
    ['gzip', 'identity'],
    ['identity', 'br'],
  ] as const) {
    const html = new TextEncoder().encode(page);
    const body = bodyOnce(Buffer.from(html.buffer), () => html.buffer.transfer(0));
    await Promise.all([body.as(one), body.as(other)]);
    expect(await unpacked(body)).toEqual([page, page, page]);
    expect(html.length).toBe(one === 'identity' ? new TextEncoder().encode(page).length : 0);
  }
});
