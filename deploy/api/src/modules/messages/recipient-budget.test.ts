import { eq } from 'drizzle-orm';
import { queuedJob } from '../../db/schema';
import { lettersIn, type Someone } from '../../testing/letters';
import { useShop } from '../../testing/use-shop';

const HOUR = 3_600_000;
/** Messages per day to a contact that a visitor typed. */
const BUDGET = 12;

const shop = useShop({ sandboxes: true });
const letters = lettersIn(shop);
beforeEach(() => letters.repair());

/** Guests order with this contact until its budget is used up. */
async function flood(person: Someone): Promise<void> {
  for (let times = 0; times < BUDGET; times += 1) await letters.buy(person);
  await letters.send();
  expect(await shop.outside.texts(person.email)).toHaveLength(BUDGET);
}

test('what goes beyond the budget of an address comes in one letter, with the newest state of each order', async () => {
  const person = letters.someone();
  await flood(person);
  const [waits, ends] = [await letters.buy(person), await letters.buy(person)];
  await letters.send();
  await letters.happen(ends, 'cancel');
  await letters.send();
  expect(await shop.outside.texts(person.email)).toHaveLength(BUDGET);
  // The phone has a budget of its own.
  expect(await shop.outside.texts(person.phone)).toHaveLength(1);
  shop.clock.ahead(3 * HOUR + 60_000);
  await Promise.all([letters.send(), letters.send()]);
  const [letter, ...others] = await shop.outside.sentTo(person.email);
  expect(others).toHaveLength(BUDGET);
  expect(letter?.subject).toBe('Новости одним письмом: 2');
  expect(letter?.text).toContain(`Заказ № ${waits} оформлен: http://`);
  expect(letter?.text).toContain(`Заказ № ${ends} отменён: http://`);
  expect(letter?.text).not.toContain(`Заказ № ${ends} оформлен`);
  expect(await shop.db.$count(queuedJob, eq(queuedJob.queue, 'letter'))).toBe(0);
  // The budget is still used up.
  await letters.buy(person);
  await letters.send();
  expect(await shop.outside.texts(person.email)).toHaveLength(BUDGET + 1);
});

test('SMS are put together too', async () => {
  const person = { ...letters.someone(), email: '' };
  for (let times = 0; times < BUDGET; times += 1) await letters.buy(person);
  await letters.send();
  const ids = [await letters.buy(person), await letters.buy(person)];
  await letters.send();
  expect(await shop.outside.texts(person.phone)).toHaveLength(BUDGET);
  shop.clock.ahead(3 * HOUR + 60_000);
  await letters.send();
  const [text, ...others] = await shop.outside.texts(person.phone);
  expect(others).toHaveLength(BUDGET);
  for (const id of ids) expect(text).toContain(`заказ ${id} оформлен`);
});

test('what strangers send to an owner does not hold back what the owner did', async () => {
  const anna = { phone: '79220000001', email: 'anna@example.ru' };
  await flood(anna);
  const id = await letters.buy(anna, await shop.signIn('anna@example.ru'));
  await letters.send();
  const [letter] = await shop.outside.texts(anna.email);
  expect(letter).toContain(`Заказ № ${id} оформлен`);
});
