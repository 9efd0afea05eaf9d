import { createHmac } from 'node:crypto';
import { startSandboxes } from '../../../testing/sandboxes';
import { startShop } from '../../../testing/start-shop';
import { useShop } from '../../../testing/use-shop';

const shop = useShop({ sandboxes: true });

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
  const boris = await shop.customer('boris');
  expect(await boris.ask('/personal/user/set_carrot_id/', { id: 'c-1' })).toMatchObject({ value: { done: true } });
  expect(await boris.ask('/personal/user/mindbox_set_data/', { endpointid: 'device-7' })).toMatchObject({
    status: 200,
    value: { done: true },
  });
  await told('/mindbox/operations', { name: 'Website.AuthorizeCustomer', device: 'device-7' });
  expect(await boris.ask('/personal/user/checkMindboxConfirm/')).toMatchObject({ value: { confirmed: true } });
  expect(await boris.ask('/personal/user/get/')).toMatchObject({ value: { mindbox: true } });
});

test('API-88 a customer without any report is not confirmed; anonymous visitors have none', async () => {
  const bare = await startShop();
  const session = await bare.signIn('anna@example.ru');
  expect(await bare.ask('/personal/user/checkMindboxConfirm/', { session })).toMatchObject({
    value: { confirmed: false },
  });
  await bare.close();
  expect(await (await shop.visitor()).ask('/personal/user/checkMindboxConfirm/')).toMatchObject({ status: 401 });
});

test("API-72 TRK-09 only the customer gets the chat's proof of who they are", async () => {
  const boris = await shop.customer('boris');
  const hash = createHmac('sha256', 'sandbox').update('2').digest('hex');
  expect(await boris.ask('/CarrotQuest/Api/getHash/?userId=2')).toMatchObject({ status: 200, value: { hash } });
  for (const other of ['1', '999']) {
    expect(await boris.ask(`/CarrotQuest/Api/getHash/?userId=${other}`)).toMatchObject({
      status: 404,
      failure: { code: 'not_found' },
    });
  }
  expect(await (await shop.visitor()).ask('/CarrotQuest/Api/getHash/?userId=2')).toMatchObject({ status: 401 });
  for (const wrong of ['', '2 or 1=1', '-1']) {
    expect(await boris.ask(`/CarrotQuest/Api/getHash/?userId=${encodeURIComponent(wrong)}`)).toMatchObject({
      status: 400,
    });
  }
});

test.each(['gotoGooglePlay', 'gotoVk', 'gotoAppStore', 'gotoCheckout'])(
  'API-71 API-73 TRK-13 the chat receives %s',
  async (event) => {
    const visitor = await shop.visitor();
    expect(await visitor.ask(`/carrotquest/events/${event}/`)).toMatchObject({ value: { done: true } });
    await visitor.ask('/personal/user/set_carrot_id/', { id: `user-${event}` });
    expect(await visitor.ask(`/carrotquest/events/${event}/`)).toMatchObject({ status: 200, value: { done: true } });
    await told('/carrotquest/events', { user: `user-${event}`, event });
  },
);

test('API-73 an unknown event, or one without a session, is refused', async () => {
  expect(await (await shop.visitor()).ask('/carrotquest/events/gotoHell/')).toMatchObject({
    status: 400,
    failure: { fields: { event: expect.any(String) } },
  });
  expect(await shop.ask('/carrotquest/events/gotoVk/')).toMatchObject({ status: 401 });
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
    expect(await shop.ask(call, { session, body: { [field]: wrong } })).toMatchObject({
      status: 400,
      failure: { fields: { [field]: expect.any(String) } },
    });
  }
  expect(await shop.ask(call, { body: { [field]: 'abc' } })).toMatchObject({ status: 401 });
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
    failure: { message: 'Не удалось отправить СМС. Попробуйте ещё раз.' },
  });
  await without.close();
});
