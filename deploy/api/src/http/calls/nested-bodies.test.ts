import { acquirerNames } from '../../db/schema';
import { routes } from '../../modules';
import { useShop } from '../../testing/use-shop';

const shop = useShop();

/** 120,000 levels, in a field as in calls. Recursive code would end with a stack overflow. */
const nested = `{"a":${'['.repeat(120_000)}${']'.repeat(120_000)}}`;

const posted = routes.flatMap(({ call: { methods, path } }) =>
  methods.some((method) => method === 'POST') ? path.replace(/\{\w+\}/g, '1') : [],
);
const callBacks = acquirerNames.map((name) => `/payment/callback/${name}/`);

test.each([...posted, ...callBacks])('a body that is nested too deep is refused by %s', async (path) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(shop.root + path, { method: 'POST', headers, body: nested });
  expect([path, [400, 401].includes(answer.status)]).toEqual([path, true]);
  expect(await answer.json()).toMatchObject({ type: 'error' });
});

test('a form that is nested too deep is no error of ours', async () => {
  const body = `a${'[b]'.repeat(60_000)}=1`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(`${shop.root}/helpers/uri/check/`, { method: 'POST', headers, body });
  expect(answer.status).toBe(400);
});
