import * as z from 'zod/mini';
import { createLog } from '../../base/log';
import { PASSWORD } from '../../testing/small-shop';
import { startShop } from '../../testing/start-shop';

const line = z.looseObject({ msg: z.optional(z.string()) });

test('sign-ins and refused attempts are logged with call and network, and without the entered secret', async () => {
  const lines: string[] = [];
  const shop = await startShop({ log: createLog('info', { write: (text) => void lines.push(text) }) });
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  const signIn = async (password: string) => {
    const session = await shop.visit();
    return shop.ask('/personal/user/auth/', { session, body: { login: 'boris', password }, headers });
  };
  await signIn('not-the-password');
  await signIn(PASSWORD);
  await shop.close();
  const events = lines.map((text) => line.parse(JSON.parse(text))).filter(({ msg }) => msg === 'security');
  const where = { call: '/personal/user/auth/', network: '203.0.113.77' };
  expect(events).toEqual([
    expect.objectContaining({ event: 'refused', reason: 'wrong_password', ...where }),
    expect.objectContaining({ event: 'new session', customer: 2, ...where }),
  ]);
  expect(lines.join('')).not.toContain('not-the-password');
}, 60_000);
