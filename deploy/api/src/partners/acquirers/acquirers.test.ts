import { setTimeout as pause } from 'node:timers/promises';
import { createPartners } from 'deploy-partners/server';
import { sandboxSettings } from 'deploy-partners/settings';
import { readConfig } from '../../start/config';
import { connectPartners } from '../connect-partners';
import { PartnerError } from '../protocol/ask-partner';
import { NumberTaken, type PaymentRequest } from './protocol/acquirer';
import type { Receipt } from './protocol/receipt';

const partners = createPartners({ LOG_LEVEL: 'silent' }, 100);
let settings: Record<string, string>;
beforeAll(async () => {
  settings = sandboxSettings(await partners.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => partners.close());

/** 123.45 roubles in all. */
const receipt: Receipt = {
  phone: '79220000001',
  email: 'anna@example.ru',
  lines: [
    { name: 'Корм <Лес>', kind: 'goods', quantity: 3, price: 1115 },
    { name: 'Доставка', kind: 'service', quantity: 1, price: 9000 },
  ],
};
const wanted = (number: string): PaymentRequest => ({
  receipt,
  number,
  amount: 12_345,
  description: 'Заказ № 1',
  returnUrl: 'http://shop.localhost/back/?ORDER_ID=1',
  expiresAt: new Date(Date.now() + 60_000),
});
const acquirer = (name: 'sberbank' | 'yookassa' | 'raiffeisen', over: Record<string, string> = {}) => {
  const found = connectPartners(readConfig({ ...settings, ...over })).acquirers.get(name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
/** The shopper's action: on the payment page of a card, or in the bank's app of a QR code. */
const act = (link: string, form: Record<string, string>) =>
  fetch(link, { method: 'POST', body: new URLSearchParams({ callBack: 'never', ...form }), redirect: 'manual' });
const pays = { number: '2200 0000 0000 0012', does: 'pay' };
const refuses = { number: '2200000000000038', does: 'refuse' };

describe.each(['sberbank', 'yookassa', 'raiffeisen'] as const)('%s', (name) => {
  test('ORD-02 a payment is registered, paid and refunded', async () => {
    const bank = acquirer(name);
    const { externalId, link } = await bank.register(wanted(`${name}-1`));
    expect(await bank.state(externalId)).toEqual({ status: 'waiting' });
    expect(await (await fetch(link)).text()).toMatch(/123,45\s₽/);
    const back = await act(link, pays);
    expect([back.status, back.headers.get('location')]).toEqual([303, 'http://shop.localhost/back/?ORDER_ID=1']);
    expect(await bank.state(externalId)).toEqual({ status: 'paid', amount: 12_345, refunded: 0 });
    await bank.refund({ externalId, number: `${name}-1`, amount: 12_345, refunded: 0 });
    expect((await fetch(link)).status).toBe(200);
  });

  test('partial refunds add up, never to more than was paid', async () => {
    const bank = acquirer(name);
    const number = `${name}-parts`;
    const { externalId, link } = await bank.register(wanted(number));
    await act(link, pays);
    const give = (amount: number, refunded: number) => bank.refund({ externalId, number, amount, refunded });
    const isBack = async (refunded: number) => {
      // Raiffeisenbank reports only each refund, not the total.
      if (name === 'raiffeisen') return;
      expect(await bank.state(externalId)).toEqual({ status: 'paid', amount: 12_345, refunded });
    };
    await give(5000, 0);
    await isBack(5000);
    await expect(give(12_345, 5000)).rejects.toThrow(PartnerError);
    await isBack(5000);
    await give(7345, 5001);
    await isBack(12_345);
  });

  test('a refund that the bank delays is pending before it is done', async () => {
    const bank = acquirer(name);
    const number = `${name}-slow`;
    const { externalId, link } = await bank.register(wanted(number));
    await act(link, { number: '2200000000000053', does: 'wait' });
    expect(await bank.state(externalId)).toEqual({ status: 'waiting' });
    while ((await bank.state(externalId)).status !== 'paid') await pause(20);
    if (name === 'sberbank') return;
    const refund = { externalId, number, amount: 12_345, refunded: 0 };
    expect(await bank.refund(refund)).toBe('pending');
    expect(await bank.state(externalId)).toMatchObject({ refunded: 0 });
    while ((await bank.refund(refund)) === 'pending') await pause(20);
    expect(await bank.refund(refund)).toBe('done');
  });

  test('the state of a payment that is refused, or not made in time, says so', async () => {
    const bank = acquirer(name);
    const first = await bank.register(wanted(`${name}-2`));
    await act(first.link, refuses);
    expect(await bank.state(first.externalId)).toMatchObject({ status: 'refused', reason: expect.any(String) });
    const second = await bank.register(wanted(`${name}-3`));
    await act(second.link, { number: '2200000000000061', does: 'expire' });
    expect((await bank.state(second.externalId)).status).toBe(name === 'raiffeisen' ? 'waiting' : 'expired');
  });

  test('wrong keys and a bank that is down are errors of the acquirer', async () => {
    const [keys] = [{ SBERBANK_PASSWORD: '?', YOOKASSA_SECRET_KEY: '?', RAIFFEISEN_SECRET_KEY: '?' }];
    await expect(acquirer(name, keys).register(wanted('x'))).rejects.toThrow(PartnerError);
    const down = { [`${name.toUpperCase()}_URL`]: 'http://127.0.0.1:1' };
    await expect(acquirer(name, down).register(wanted('x'))).rejects.toThrow(PartnerError);
  });

  test('a callback without a valid signature is ignored', () => {
    const bank = acquirer(name);
    for (const body of [undefined, null, 'text', [], {}, { mdOrder: '1', checksum: '00' }, { qrId: '1' }]) {
      expect(bank.verifyCallBack({ query: {}, body, headers: { 'x-api-signature-sha256': '00' } })).toBeNull();
    }
  });
});

describe.each(['sberbank', 'yookassa'] as const)('%s writes receipts', (name) => {
  const [first, second] = receipt.lines;
  const withLines = (number: string, lines: Receipt['lines']) => ({
    ...wanted(number),
    receipt: { ...receipt, lines },
  });

  test('with the lines of the order, sent to the phone when there is no e-mail', async () => {
    const { link } = await acquirer(name).register({ ...wanted('lines'), receipt: { ...receipt, email: '' } });
    const page = await (await fetch(link)).text();
    expect(page).toMatch(/Корм &lt;Лес&gt; — 3 × 11,15\s₽/);
    expect(page).toMatch(/Доставка — 1 × 90,00\s₽/);
  });

  test('a long name is shortened, and lines with a wrong total are refused', async () => {
    const bank = acquirer(name);
    const long = receipt.lines.map((line) => ({ ...line, name: 'Очень длинное название '.repeat(10) }));
    await expect(bank.register(withLines('long', long))).resolves.toMatchObject({ link: expect.any(String) });
    for (const lines of [[first, first], [second], []]) {
      const known = lines.flatMap((line) => line ?? []);
      await expect(bank.register(withLines(`wrong-${lines.length}`, known))).rejects.toThrow(PartnerError);
    }
  });

  test('not when the shop has its own cash register', async () => {
    const own = acquirer(name, { SBERBANK_TAX_TYPE: '', YOOKASSA_VAT_CODE: '' });
    const { link } = await own.register(withLines('own', []));
    expect(await (await fetch(link)).text()).not.toContain('Чек');
  });
});

test('a used number finds the first payment, or reports that it is taken', async () => {
  const yookassa = acquirer('yookassa');
  expect(await yookassa.register(wanted('same'))).toEqual(await yookassa.register(wanted('same')));
  const sberbank = acquirer('sberbank');
  await sberbank.register(wanted('same'));
  await expect(sberbank.register(wanted('same'))).rejects.toThrow(NumberTaken);
});

test('money is refunded once, however often it is requested', async () => {
  const bank = acquirer('raiffeisen');
  const { externalId, link } = await bank.register(wanted('back'));
  await act(link, pays);
  const payment = { externalId, number: 'back', amount: 12_345, refunded: 0 };
  await bank.refund(payment);
  await bank.refund(payment);
  await expect(bank.refund({ ...payment, number: 'another' })).rejects.toThrow(PartnerError);
});

test('an incomplete acquirer setting stops the start with the missing names', () => {
  const half = readConfig({ SBERBANK_URL: 'https://bank.example' });
  expect(() => connectPartners(half)).toThrow(/SBERBANK_USERNAME/);
  expect(connectPartners(readConfig({})).acquirers.size).toBe(0);
});
