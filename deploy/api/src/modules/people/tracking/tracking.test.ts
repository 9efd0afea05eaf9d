import { createHmac } from 'node:crypto';
import { startSandboxes } from '../../../testing/sandboxes';
import { startShop } from '../../../testing/start-shop';
import { useShop } from '../../../testing/use-shop';

const shop = useShop({ sandboxes: true });

const ask = (call: string, session: string | undefined, body?: object) =>
  shop.ask(call, { ...(body && { body }), ...(session && { session }) });

/** Background calls arrive a moment after the answer. */
async function told(path: string, what: unknown): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const known = JSON.stringify(await shop.outside.read(path));
    if (known.includes(JSON.stringify(what).slice(1, -1))) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${path} was never told of ${JSON.stringify(what)}`);
}

test("API-70 API-88 TRK-10 the tracking service knows a customer after the browser's id was sent", async () => {
  const session = await shop.signIn('boris');
  expect(await ask('/personal/user/set_carrot_id/', session, { id: 'c-1' })).toMatchObject({ value: { done: true } });
  expect(await ask('/personal/user/mindbox_set_data/', session, { endpointid: 'device-7' })).toMatchObject({
    status: 200,
    value: { done: true },
  });
  await told('/mindbox/operations', { name: 'Website.AuthorizeCustomer', device: 'device-7' });
  expect(await ask('/personal/user/checkMindboxConfirm/', session)).toMatchObject({ value: { confirmed: true } });
  expect(await ask('/personal/user/get/', session)).toMatchObject({ value: { mindbox: true } });
});

test('API-88 a customer without any report is not confirmed; anonymous visitors have none', async () => {
  const bare = await startShop();
  const session = await bare.signIn('anna@example.ru');
  expect(await bare.ask('/personal/user/checkMindboxConfirm/', { session })).toMatchObject({
    value: { confirmed: false },
  });
  await bare.close();
  expect(await ask('/personal/user/checkMindboxConfirm/', await shop.visit())).toMatchObject({ status: 401 });
});

test("API-72 TRK-09 only the customer gets the chat's proof of who they are", async () => {
  const session = await shop.signIn('boris');
  const hash = createHmac('sha256', 'sandbox').update('2').digest('hex');
  expect(await ask('/CarrotQuest/Api/getHash/?userId=2', session)).toMatchObject({ status: 200, value: { hash } });
  for (const other of ['1', '999']) {
    expect(await ask(`/CarrotQuest/Api/getHash/?userId=${other}`, session)).toMatchObject({
      status: 404,
      failure: { code: 'not_found' },
    });
  }
  expect(await ask('/CarrotQuest/Api/getHash/?userId=2', await shop.visit())).toMatchObject({ status: 401 });
  for (const wrong of ['', '2 or 1=1', '-1']) {
    expect(await ask(`/CarrotQuest/Api/getHash/?userId=${encodeURIComponent(wrong)}`, session)).toMatchObject({
      status: 400,
    });
  }
});

test.each(['gotoGooglePlay', 'gotoVk', 'gotoAppStore', 'gotoCheckout'])(
  'API-71 API-73 TRK-13 the chat receives %s',
  async (event) => {
    const session = await shop.visit();
    expect(await ask(`/carrotquest/events/${event}/`, session)).toMatchObject({ value: { done: true } });
    await ask('/personal/user/set_carrot_id/', session, { id: `user-${event}` });
    expect(await ask(`/carrotquest/events/${event}/`, session)).toMatchObject({ status: 200, value: { done: true } });
    await told('/carrotquest/events', { user: `user-${event}`, event });
  },
);

test('API-73 an unknown event, or one without a session, is refused', async () => {
  expect(await ask('/carrotquest/events/gotoHell/', await shop.visit())).toMatchObject({
    status: 400,
    failure: { fields: { event: expect.any(String) } },
  });
  expect(await ask('/carrotquest/events/gotoVk/', undefined)).toMatchObject({ status: 401 });
});

test.each([
  ['/personal/user/mindbox_set_data/', 'endpointid'],
  ['/personal/user/set_carrot_id/', 'id'],
])('API-70 API-71 %s takes a form, and refuses what is no %s', async (call, field) => {
  const session = await shop.visit();
  const form = await fetch(shop.root + call, {
    method: 'POST',
    headers: { authorization: session },
    body: new URLSearchParams({ [field]: 'abc-1' }),
  });
  expect(form.status).toBe(200);
  for (const wrong of ['', '<script>', 'x'.repeat(201), 7]) {
    expect(await ask(call, session, { [field]: wrong })).toMatchObject({
      status: 400,
      failure: { fields: { [field]: expect.any(String) } },
    });
  }
  expect(await ask(call, undefined, { [field]: 'abc' })).toMatchObject({ status: 401 });
});

test('TRK-16 services that are down or not configured prevent neither signing in nor continuing', async () => {
  const down = await startSandboxes();
  const without = await startShop({ partners: down.partners });
  await down.close();
  const session = await without.signIn('boris');
  for (const call of ['/personal/user/mindbox_set_data/', '/personal/user/set_carrot_id/']) {
    expect(await without.ask(call, { session, body: { endpointid: 'a', id: 'a' } })).toMatchObject({ status: 200 });
  }
  expect(await without.ask('/carrotquest/events/gotoVk/', { session })).toMatchObject({ status: 200 });
  expect(await without.ask('/personal/user/checkMindboxConfirm/', { session })).toMatchObject({
    status: 503,
    failure: { message: 'Сервис временно не отвечает. Попробуйте ещё раз.' },
  });
  expect(await without.ask('/personal/user/sms_request/', { session, body: { phone: '79220000001' } })).toMatchObject({
    status: 503,
    failure: { message: 'Не удалось отправить SMS. Попробуйте ещё раз.' },
  });
  await without.close();
});
