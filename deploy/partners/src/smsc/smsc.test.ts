import type { FastifyInstance } from 'fastify';
import { createPartners } from '../server';

let partners: FastifyInstance;
beforeEach(() => {
  partners = createPartners({ LOG_LEVEL: 'silent' });
});
afterEach(() => partners.close());

const send = async (form: Record<string, string>) => {
  const payload = new URLSearchParams({ login: 'sandbox', psw: 'sandbox', fmt: '3', ...form }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await partners.inject({ method: 'POST', url: '/smsc/sys/send.php', headers, payload })).json();
};
const outbox = async (to: string) => (await partners.inject(`/outbox/messages?to=${to}`)).json();

test('a sent message is in the outbox, and escaped on its page', async () => {
  expect(await send({ phones: '+79220000001', mes: 'Код: 1234 <b>' })).toEqual({ id: 1, cnt: 1 });
  expect(await outbox('79220000001')).toMatchObject([{ channel: 'sms', text: 'Код: 1234 <b>' }]);
  expect((await partners.inject('/outbox/')).body).toContain('Код: 1234 &lt;b&gt;');
});

test("a wrong login and an unreachable phone are refused with the service's messages", async () => {
  expect(await send({ phones: '79220000001', mes: 'Код', psw: 'чужой' })).toMatchObject({ error_code: 2 });
  expect(await send({ phones: '79220000000', mes: 'Код' })).toMatchObject({ error_code: 8 });
  expect(await outbox('79220000001')).toEqual([]);
});

test('the state of a message is known by the id that the client gave it', async () => {
  const ask = async (form: Record<string, string>) => {
    const payload = new URLSearchParams({ login: 'sandbox', psw: 'sandbox', fmt: '3', ...form }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return (await partners.inject({ method: 'POST', url: '/smsc/sys/status.php', headers, payload })).json();
  };
  const own = { phone: '79220000001', id: '3f0c-one' };
  expect(await ask(own)).toMatchObject({ error_code: 3 });
  expect(await send({ phones: own.phone, id: own.id, mes: 'Заказ' })).toEqual({ id: own.id, cnt: 1 });
  expect(await ask(own)).toMatchObject({ status: 1 });
  expect(await ask({ ...own, phone: '79220000002' })).toMatchObject({ error_code: 3 });
  expect(await ask({ ...own, psw: 'чужой' })).toMatchObject({ error_code: 2 });
});

test('the same request within a minute is refused', async () => {
  await send({ phones: '79220000001', mes: 'Заказ' });
  expect(await send({ phones: '79220000001', mes: 'Заказ' })).toMatchObject({ error_code: 9 });
  expect(await send({ phones: '79220000001', mes: 'Другой заказ' })).toMatchObject({ cnt: 1 });
  expect(await outbox('79220000001')).toHaveLength(2);
});
