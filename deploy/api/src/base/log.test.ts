import { sql } from 'drizzle-orm';
import { PASSWORD } from '../testing/small-shop';
import { startShop } from '../testing/start-shop';
import { createLog } from './log';

test('the log never contains credentials, whatever the request and its result', async () => {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  const shop = await startShop({ log });
  const session = await shop.visit();
  const body = { login: 'boris', password: PASSWORD };
  const signedIn = await shop.ask('/personal/user/auth/?debug=1', {
    session,
    body,
    headers: { cookie: `ZPVDSESSID=${session}` },
  });
  const id = signedIn.headers.get('x-session-id') ?? '';
  await shop.ask('/personal/user/confirm/the-token-of-a-letter/', { session: id });
  await shop.ask('/sale/basket/get/', { session });
  await shop.db.execute(sql`alter table basket rename to basket_gone`);
  await shop.ask('/sale/basket/add/1/1/', { session: id, key: 'key-of-the-write' });
  const request = { headers: { authorization: id, cookie: `ZPVDSESSID=${id}` } };
  log.info({ req: request }, 'a request as a whole');
  await shop.close();
  const written = lines.join('\n');
  expect(written).toContain('/personal/user/auth/');
  expect(written).toContain('Failed query: insert into \\"basket\\"');
  expect(written).not.toContain('params:');
  for (const secret of [session, id, PASSWORD, 'the-token-of-a-letter']) expect(written).not.toContain(secret);
}, 60_000);

test('the log never contains e-mail addresses and phones, whatever failed', async () => {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  const shop = await startShop({ log });
  const session = await shop.visit();
  const [email, phone] = ['vera.lisina@example.ru', '79225550011'];
  await shop.ask(`/search/?q=${encodeURIComponent(email)}`, { session });
  await shop.ask(`/personal/user/unknown/?phone=${phone}&email=${encodeURIComponent(email)}`, { session });
  await shop.ask('/personal/user/auth/', { session, body: { login: email, password: 'wrong-one' } });
  await shop.ask('/personal/user/registration/', { session, body: { email, phone, name: 'Вера' } });
  log.error(
    { err: new Error(`${email} is refused`), to: email, phone },
    `no letter to ${email}, no SMS to +7 (922) 555-00-11`,
  );
  await shop.close();
  const written = lines.join('\n');
  expect(written).toContain('no letter to …@…, no SMS to +7…');
  expect(written).toContain('/personal/user/unknown/');
  for (const contact of ['vera.lisina', encodeURIComponent(email), phone, '555-00-11'])
    expect(written).not.toContain(contact);
}, 60_000);
