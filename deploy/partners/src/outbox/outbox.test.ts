import { createPartners } from '../server';
import { Outbox } from './outbox';

const outbox = new Outbox();
outbox.add({ channel: 'sms', to: '79220000001', text: '123456 — код' });
outbox.add({ channel: 'telegram', to: '79220000002', text: 'Код: 654321' });
outbox.add({ channel: 'email', to: 'Anna@example.ru', subject: 'Письмо', text: 'Здравствуйте!' });
const found = (sought: string) => outbox.find(sought).map(({ to }) => to);

test.each([
  ['8 (922) 000-00-01', ['79220000001']],
  ['+7 922 000 00 02', ['79220000002']],
  ['0001', ['79220000001']],
  ['922', ['79220000002', '79220000001']],
  ['anna@', ['Anna@example.ru']],
  ['EXAMPLE.RU', ['Anna@example.ru']],
  ['борис', []],
  ['', ['Anna@example.ru', '79220000002', '79220000001']],
])('a search for %j finds %j', (sought, expected) => {
  expect(found(sought)).toEqual(expected);
});

test('the page shows the code large, links as links, and text as text', async () => {
  const partners = createPartners({ LOG_LEVEL: 'silent' });
  const send = (mes: string) =>
    partners.inject({
      method: 'POST',
      url: '/smsc/sys/send.php',
      payload: { login: 'sandbox', psw: 'sandbox', fmt: 3, phones: '79220000001', mes },
    });
  await send('123456 — код для входа');
  await send('Заповедник: заказ 100001 в пути.');
  await send('Ссылка: http://shop.localhost/#token=111111 <script>');
  const { body } = await partners.inject('/outbox/?to=%22%3E8%20922%20000%2000%2001');
  expect(body).toContain('<output>123456</output>');
  expect(body).toContain('<a href="http://shop.localhost/#token=111111">');
  expect(body).not.toContain('<output>111111');
  expect(body).not.toContain('<output>100001');
  expect(body).not.toContain('<script>');
  expect(body).toContain('value="&quot;&gt;8 922 000 00 01"');
  await partners.close();
});
