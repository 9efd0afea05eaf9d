import { createPartners } from '../server';

const partners = createPartners({ LOG_LEVEL: 'silent' });
afterAll(() => partners.close());

const message = {
  recipients: [{ email: 'anna@example.ru' }],
  subject: 'Письмо',
  from_email: 'shop@zapovednik.example',
  body: { html: '<p>Здравствуйте!</p><script>1</script>', plaintext: 'Здравствуйте!' },
  headers: { 'List-Unsubscribe': '<https://shop.example/>' },
};
const send = (changes = {}) =>
  partners.inject({
    method: 'POST',
    url: '/unisender/email/send.json',
    headers: { 'x-api-key': 'sandbox' },
    payload: { message: { ...message, ...changes } },
  });
const outbox = async () => (await partners.inject('/outbox/messages?to=anna@example.ru')).json();

test('a known idempotence key gets the first answer, and no second email is delivered', async () => {
  const first = (await send({ idempotence_key: 'one' })).json();
  expect((await send({ idempotence_key: 'one' })).json()).toEqual(first);
  expect(await outbox()).toHaveLength(1);
  await send({ idempotence_key: 'two' });
  await send();
  expect(await outbox()).toHaveLength(3);
  expect((await send({ idempotence_key: 'x'.repeat(65) })).statusCode).toBe(400);
});

test('the outbox shows an email as a mail program does, where nothing runs and nothing is loaded', async () => {
  const [{ id, headers }] = await outbox();
  expect(headers).toEqual(message.headers);
  const shown = await partners.inject(`/outbox/emails/${id}/`);
  expect(shown.body).toBe(message.body.html);
  expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await partners.inject('/outbox/')).body).toContain(`href="/outbox/emails/${id}/"`);
  expect((await partners.inject('/outbox/emails/999/')).statusCode).toBe(404);
});
