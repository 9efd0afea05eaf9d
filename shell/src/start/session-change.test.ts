import { getBasket } from 'shared-contracts/checkout/calls/basket';
import { type Api, createApi } from 'shared-contracts/client';
import { logout } from 'shared-contracts/shell/calls/user';
import { fixtures } from 'shared-contracts/testing';
import { createSession } from './session';

const BASKET = '/sale/basket/get/?noCalcBasket=true';
const OUT = '/personal/user/logout/';

/** The calls of a page with a signed-in customer, and the requests as «path id». A request is answered when its test says so. */
function page() {
  const asked: string[] = [];
  const waiting = new Map<string, () => void>();
  const answers: Readonly<Record<string, unknown>> = {
    [BASKET]: fixtures.basket([]),
    [OUT]: fixtures.anonymous({ session_id: 'new' }),
  };
  const session = createSession(() => api);
  const api: Api = createApi({
    root: '',
    location: () => 2201,
    session: session.id,
    sessionRenewed: session.renew,
    renewing: session.renewing,
    recover: async () => {
      throw new Error('no call fails with the session that has ended');
    },
    fetch: (url, init) =>
      new Promise((resolve, reject) => {
        const path = String(url);
        const request = `${path} ${new Headers(init?.headers).get('authorization')}`;
        init?.signal?.throwIfAborted();
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        asked.push(request);
        waiting.set(request, () => resolve(Response.json({ type: 'success', value: answers[path] })));
      }),
  });
  session.renew(fixtures.customer({ session_id: 'old' }));
  const answer = async (request: string) => {
    await settled();
    waiting.get(request)?.();
    await settled();
  };
  return { api, asked, answer };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('SES-29 a read that a sign-out overtakes ends, and is sent again with the new session', async () => {
  const { api, asked, answer } = page();
  const read = api(getBasket, {});
  await settled();
  const left = api(logout, {});
  await answer(`${OUT} old`);
  await left;
  await answer(`${BASKET} new`);
  await expect(read).resolves.toMatchObject({ basket: [] });
  expect(asked).toEqual([`${BASKET} old`, `${OUT} old`, `${BASKET} new`]);
});

test.each(['before', 'after'])(
  'SES-29 a read in the same moment, asked %s the sign-out, never uses the session that has ended',
  async (order) => {
    const { api, asked, answer } = page();
    const sent = order === 'before' ? [api(getBasket, {}), api(logout, {})] : [api(logout, {}), api(getBasket, {})];
    await answer(`${OUT} old`);
    await answer(`${BASKET} new`);
    await Promise.all(sent);
    expect(asked.slice(asked.indexOf(`${OUT} old`))).toEqual([`${OUT} old`, `${BASKET} new`]);
  },
);

test('SES-29 a read that its page no longer needs is not sent again', async () => {
  const { api, asked, answer } = page();
  const gone = new AbortController();
  const read = api(getBasket, {}, { signal: gone.signal });
  const failed = expect(read).rejects.toThrow();
  await settled();
  gone.abort();
  await failed;
  const left = api(logout, {});
  await answer(`${OUT} old`);
  await left;
  expect(asked).toEqual([`${BASKET} old`, `${OUT} old`]);
});
