import { createPartners } from '../server';

const partners = createPartners({ LOG_LEVEL: 'silent' });
afterAll(() => partners.close());

const ask = async (url: string, host: string) => (await partners.inject({ url, headers: { host } })).statusCode;

test.each([
  '/outbox/',
  '/outbox/messages',
  '/back-office/',
  '/back-office/requests/',
  '/control/',
  '/mindbox/operations',
  '/carrotquest/events',
])('%s is not shown under a foreign host name that resolves to this machine', async (url) => {
  for (const host of ['rebound.example', 'localhost.example:4000', '10.0.0.7']) expect(await ask(url, host)).toBe(403);
  for (const host of ['localhost:4000', '127.0.0.1:4000', '[::1]:4000']) expect(await ask(url, host)).toBe(200);
});

test('a foreign host name changes nothing either', async () => {
  const answer = await partners.inject({
    method: 'PUT',
    url: '/control/smsc',
    headers: { host: 'rebound.example' },
    payload: { mode: 'failing' },
  });
  expect(answer.statusCode).toBe(403);
  expect((await partners.inject('/control/')).body).toContain('Сейчас все сервисы работают');
});
