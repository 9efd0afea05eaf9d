import { createPartners } from 'deploy-partners/server';
import { PartnerError } from '../protocol/ask-partner';
import { smsc } from './smsc';

const partners = createPartners({ LOG_LEVEL: 'silent' });
let url: string;
beforeAll(async () => {
  url = `${await partners.listen({ port: 0, host: '127.0.0.1' })}/smsc`;
});
afterAll(() => partners.close());

const account = { login: 'sandbox', password: 'sandbox' };

test('a message goes out', async () => {
  await smsc({ ...account, url }).send({ phone: '79220000001', text: 'Код: 1234' });
  const sent = await partners.inject('/outbox/messages?to=79220000001');
  expect(sent.json()).toMatchObject([{ text: 'Код: 1234' }]);
});

test.each([
  ['a phone that cannot be reached', () => smsc({ ...account, url }).send({ phone: '79220000000', text: 'Код' })],
  ['a wrong password', () => smsc({ ...account, url, password: '?' }).send({ phone: '79220000001', text: 'Код' })],
  [
    'a service that is down',
    () => smsc({ ...account, url: 'http://127.0.0.1:1' }).send({ phone: '79220000001', text: 'Код' }),
  ],
])('%s is an error of the service', async (_, send) => {
  await expect(send()).rejects.toThrow(PartnerError);
});
