import { createServer, type Server } from 'node:http';
import { fixtures } from '@zapovednik/testing';
import * as z from 'zod/mini';
import { renderOnServer } from '../testing/render-host';

/** A back end with the session `anna`. Any other session gets «Session expired», without a code. */
let server: Server;
let apiRoot = '';
beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    const isAnna = url.startsWith('/personal/user/get/') && headers.authorization === 'anna';
    const answer = isAnna
      ? { type: 'success', value: fixtures.customer() }
      : { type: 'error', message: 'Session expired' };
    response.writeHead(isAnna ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  apiRoot = `http://127.0.0.1:${z.object({ port: z.number() }).parse(server.address()).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

const open = async (path: string, session: string | null = null) => {
  const { status, location, rendered } = await renderOnServer(path, { apiRoot, session });
  return [status, location, rendered];
};

test.each([
  ['/cabinet/nowhere/', '/auth/?back=%2Fcabinet%2Fnowhere%2F'],
  ['/cabinet/orders/12/nowhere/?page=2', '/auth/?back=%2Fcabinet%2Forders%2F12%2Fnowhere%2F%3Fpage%3D2'],
])('ROU-87 ROU-94 an anonymous visitor of %s, which no page has, is redirected to /auth/', async (path, target) => {
  expect(await open(path)).toEqual([302, target, 'person']);
});

test('ROU-87 ROU-86 a signed-in customer gets 404 for a page of the cabinet that does not exist', async () => {
  expect(await open('/cabinet/nowhere/', 'anna')).toEqual([404, null, 'person']);
});

test('ROU-88 ROU-86 a signed-in customer is redirected from any path below /auth/, an anonymous visitor gets 404 there', async () => {
  expect(await open('/auth/nowhere/', 'anna')).toEqual([302, '/', 'person']);
  expect(await open('/auth/nowhere/')).toEqual([404, null, 'person']);
});

test('SES-20 ROU-87 an expired session that is answered without a code counts as anonymous, as one with it does', async () => {
  expect(await open('/cabinet/nowhere/', 'old')).toEqual([302, '/auth/?back=%2Fcabinet%2Fnowhere%2F', 'person']);
  expect(await open('/auth/nowhere/', 'old')).toEqual([404, null, 'person']);
});

test.each(['/nowhere/', '/cabinets/', '/author/'])(
  'ROU-86 %s is 404 for everyone, without a look at the session',
  async (path) => {
    expect(await open(path, 'anna')).toEqual([404, null, 'city']);
  },
);
