import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { forgotPassword, smsForgot } from '@zapovednik/api/cabinet/calls/recovery';
import { eq } from 'drizzle-orm';
import { customer, mailToken } from '../../../db/schema';
import { sessionOf } from '../../../testing/session-of';
import { PASSWORD } from '../../../testing/small-shop';
import { useShop } from '../../../testing/use-shop';
import { wire } from '../../../testing/wire';

const ANNA = { email: 'anna@example.ru', phone: '79220000001' };
const shop = useShop({ sandboxes: true, at: new Date() });
const later = (seconds: number) => {
  shop.clock.at(new Date(shop.clock.now().getTime() + seconds * 1000));
};
beforeEach(() => later(4000));

const signIn = async (password: string) =>
  (await shop.visitor()).ask('/personal/user/auth/', { login: ANNA.email, password });

test('API-82 API-80 SES-13 the link in an email sets a new password once, and other sessions end', async () => {
  const elsewhere = await shop.customer(ANNA.email);
  expect(await (await shop.visitor()).api(forgotPassword, { email: 'ANNA@example.ru' })).toMatchObject({ sent: true });
  expect((await shop.outside.texts('ANNA@example.ru'))[0]).toContain(
    'http://shop.localhost/auth/password-recovery/#token=',
  );
  const token = await shop.outside.token('ANNA@example.ru');
  const session = await shop.visit();
  const restored = await shop.ask('/personal/user/restore/', { session, body: { token, password: 'новый-пароль' } });
  expect(restored).toMatchObject({ status: 200, value: { authorized: true, user_id: 1 } });
  expect(sessionOf(restored)).not.toBe(session);
  expect(await elsewhere.ask('/personal/user/get/')).toMatchObject({
    status: 401,
    failure: { message: 'Session expired' },
  });
  expect(await signIn(PASSWORD)).toMatchObject({ status: 422 });
  expect(await signIn('новый-пароль')).toMatchObject({ status: 200 });
  expect(
    await (await shop.visitor()).ask('/personal/user/restore/', { token, password: 'ещё-один-пароль' }),
  ).toMatchObject({
    status: 422,
    failure: { code: 'wrong_token', message: 'Ссылка больше не действует. Запросите новую.' },
  });
});

test('API-82 an address without a customer is answered in the same way, and its owner gets an email without a link', async () => {
  const [known, unknown] = [
    await (await shop.visitor()).ask('/personal/user/forgot/', { email: ANNA.email }),
    await (await shop.visitor()).ask('/personal/user/forgot/', { email: 'who@example.ru' }),
  ];
  expect([known.status, known.value]).toEqual([unknown.status, unknown.value]);
  expect(await shop.outside.texts('who@example.ru')).toEqual([expect.not.stringContaining('http')]);
});

test('API-82 an address without a customer costs the same work: a link is stored for it, and sent to no one', async () => {
  const links = () => shop.db.select().from(mailToken).where(eq(mailToken.email, 'noone@example.ru'));
  await (await shop.visitor()).api(forgotPassword, { email: 'noone@example.ru' });
  expect(await links()).toMatchObject([{ customerId: null, purpose: 'recovery' }]);
  // The token cannot be used by a person who can read the table.
  const token = 'n'.repeat(43);
  await shop.db
    .update(mailToken)
    .set({ key: createHash('sha256').update(token).digest('hex') })
    .where(eq(mailToken.email, 'noone@example.ru'));
  expect(
    await (await shop.visitor()).ask('/personal/user/restore/', { token, password: 'новый-пароль' }),
  ).toMatchObject({
    status: 422,
    failure: { code: 'wrong_token' },
  });
});

test('API-80 a link is invalid after an hour, after a newer one, or if it was never issued', async () => {
  await (await shop.visitor()).api(forgotPassword, { email: ANNA.email });
  const first = await shop.outside.token(ANNA.email);
  await (await shop.visitor()).api(forgotPassword, { email: ANNA.email });
  const second = await shop.outside.token(ANNA.email);
  const restore = async (token: string) =>
    (await shop.visitor()).ask('/personal/user/restore/', { token, password: 'новый-пароль-2' });
  expect(await restore(first)).toMatchObject({ status: 422 });
  expect(await restore('a'.repeat(43))).toMatchObject({ status: 422 });
  expect(await restore('<script>')).toMatchObject({ status: 400 });
  expect(await shop.ask(`/personal/user/confirm/${second}/`)).toMatchObject({ status: 422 });
  later(3601);
  expect(await restore(second)).toMatchObject({ status: 422 });
});

test('of concurrent restorations with one link one succeeds', async () => {
  await (await shop.visitor()).api(forgotPassword, { email: ANNA.email });
  const token = await shop.outside.token(ANNA.email);
  const answers = await Promise.all(
    Array.from({ length: 8 }, async (_, n) =>
      (await shop.visitor()).ask('/personal/user/restore/', { token, password: `пароль-номер-${n}` }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(422)]);
});

test('API-83 API-81 a code by SMS sets a new password, and other sessions end', async () => {
  const visitor = await shop.visitor();
  expect(await visitor.api(wire(smsForgot), { phone: '8 922 000-00-01' })).toMatchObject({ resend_after: 60 });
  const code = await shop.outside.code(ANNA.phone);
  expect(await visitor.ask('/personal/user/sms_auth/', { phone: ANNA.phone, code })).toMatchObject({ status: 422 });
  expect(
    await visitor.ask('/personal/user/sms_change_password/', {
      phone: ANNA.phone,
      code,
      password: 'короткий'.slice(0, 7),
    }),
  ).toMatchObject({
    status: 400,
    failure: { fields: { password: 'Пароль — не короче 8 знаков' } },
  });
  expect(
    await visitor.ask('/personal/user/sms_change_password/', { phone: ANNA.phone, code, password: PASSWORD }),
  ).toMatchObject({
    status: 200,
    value: { user_id: 1 },
  });
  expect(await signIn(PASSWORD)).toMatchObject({ status: 200 });
});

test('API-83 an unknown phone is answered in the same way; only its owner learns of it', async () => {
  const visitor = await shop.visitor();
  const unknown = await visitor.ask('/personal/user/sms_forgot/', { phone: '79223334455' });
  expect([unknown.status, unknown.value]).toEqual([200, { resend_after: 60, expires_in: 300, code_length: 6 }]);
  const code = await shop.outside.code('79223334455');
  expect(
    await visitor.ask('/personal/user/sms_change_password/', { phone: '79223334455', code, password: PASSWORD }),
  ).toMatchObject({
    status: 422,
    failure: { code: 'not_registered' },
  });
});

test('an email that cannot be sent gives an error for any address, and may be requested again at once', async () => {
  for (let tries = 0; tries < 6; tries += 1) {
    expect(
      await (await shop.visitor()).ask('/personal/user/forgot/', { email: 'who@unreachable.example' }),
    ).toMatchObject({
      status: 503,
      failure: { message: 'Не удалось отправить письмо. Попробуйте ещё раз.' },
    });
  }
});

test('API-82 a network full of requests sends no more emails, but a browser that its owner knows does', async () => {
  const email = 'boris.home@example.ru';
  await shop.db
    .update(customer)
    .set({ email, emailConfirmedAt: new Date(0) })
    .where(eq(customer.id, 2));
  const known = await shop.customer('boris');
  const statuses: number[] = [];
  for (let n = 0; n < 31; n += 1)
    statuses.push(
      (await (await shop.visitor()).ask('/personal/user/forgot/', { email: `other${n}@example.ru` })).status,
    );
  expect(statuses.indexOf(429)).toBe(30);
  expect(await known.ask('/personal/user/forgot/', { email })).toMatchObject({ status: 200 });
});

test('one address gets five emails an hour, known or not', async () => {
  for (const email of [ANNA.email, 'stranger@example.ru']) {
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1)
      statuses.push((await (await shop.visitor()).ask('/personal/user/forgot/', { email })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  }
});

test.each(['почта', '', 'a@b', 'a@b.ru\nbcc: c@d.ru', `${'a'.repeat(250)}@example.ru`])(
  'API-82 %j is refused as an address',
  async (email) => {
    expect(await (await shop.visitor()).ask('/personal/user/forgot/', { email })).toMatchObject({
      status: 400,
      failure: { fields: { email: expect.any(String) } },
    });
  },
);

test('links lead to the requested storefront, and never to a host that is not the shop’s', async () => {
  const link = async (headers: Record<string, string>) => {
    await new Promise<void>((resolve, reject) => {
      const body = JSON.stringify({ email: 'anna@example.ru' });
      const { hostname, port } = new URL(shop.root);
      shop.visit().then((session) => {
        const request = httpRequest(
          {
            hostname,
            port,
            method: 'POST',
            path: '/personal/user/forgot/',
            headers: { 'content-type': 'application/json', authorization: session, ...headers },
          },
          (response) => response.resume().on('end', resolve),
        );
        request.on('error', reject).end(body);
      }, reject);
    });
    return /https?:\/\/[^/]+/.exec((await shop.outside.texts('anna@example.ru'))[0] ?? '')?.[0];
  };
  expect(await link({ host: 'perm.shop.localhost:3000' })).toBe('http://perm.shop.localhost');
  expect(await link({ host: 'blog.shop.localhost' })).toBe('http://shop.localhost');
  expect(await link({ host: 'evil.example' })).toBe('http://shop.localhost');
  expect(await link({ host: 'shop.localhost', 'x-forwarded-host': 'evil.example' })).toBe('http://shop.localhost');
});
