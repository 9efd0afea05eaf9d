import { and, eq } from 'drizzle-orm';
import { message, order, product } from '../../../db/schema';
import { lettersIn, type Someone } from '../../../testing/letters';
import { LINK_KEY } from '../../../testing/start-shop';
import { useShop } from '../../../testing/use-shop';
import { orderOfToken } from '../../order-access/order-link';

const shop = useShop({ sandboxes: true });
const letters = lettersIn(shop);
beforeEach(() => letters.repair());

const subjects = async ({ email }: Someone) => {
  const read = await shop.outside.read(`/outbox/messages?to=${email}`);
  return Array.isArray(read) ? read.map(({ subject }) => subject) : [];
};

test('ORD-26 an order is confirmed by an email with its number, goods, sum, place and signed link', async () => {
  const person = letters.someone();
  const id = await letters.buy(person);
  await letters.send();
  const [text = '', ...others] = await shop.outside.texts(person.email);
  expect(others).toEqual([]);
  expect(text).toContain(`Заказ № ${id} оформлен`);
  expect(text).toMatch(/Паштет «Поле» с уткой — 2\sшт × 100\s₽, 200\s₽/);
  expect(text).toMatch(/Итого: 200\s₽/);
  expect(text).toContain('ул. Ленина, 5');
  const [, token = ''] = /http:\/\/shop\.localhost\/order\/([\w-]+)\//.exec(text) ?? [];
  expect(orderOfToken(token, LINK_KEY)).toBe(id);
  expect(await shop.outside.texts(person.phone)).toEqual([]);
});

test('a guest without an e-mail gets the link by SMS, a customer without one does not', async () => {
  const guest = { ...letters.someone(), email: '' };
  const id = await letters.buy(guest);
  const customer = { ...letters.someone(), email: '' };
  await letters.buy(customer, await shop.signIn('anna@example.ru'));
  await letters.send();
  const [text = '', ...others] = await shop.outside.texts(guest.phone);
  expect(others).toEqual([]);
  expect(text).toMatch(
    new RegExp(`^Заповедник: заказ ${id} оформлен, 200 ₽\\. Заказ и оплата: http://shop\\.localhost/order/[\\w-]+/$`),
  );
  expect(await shop.outside.texts(customer.phone)).toEqual([]);
});

test('ORD-57 the customer hears of every event, each by its channels: emails of all, SMS of what matters on the go', async () => {
  const [pickup, courier] = [letters.someone(), letters.someone()];
  const ready = await letters.buy(pickup);
  for (const event of ['assemble', 'arrive', 'complete'] as const) await letters.happen(ready, event);
  await letters.send();
  expect((await subjects(pickup)).sort()).toEqual(
    [`Заказ № ${ready} готов к выдаче`, `Заказ № ${ready} оформлен`, `Заказ № ${ready} получен`].sort(),
  );
  expect(await shop.outside.texts(pickup.phone)).toEqual([`Заповедник: заказ ${ready} готов: Магазин на Ленина.`]);

  const shipped = await letters.buy(courier);
  await shop.db.update(order).set({ pickupPointId: null }).where(eq(order.id, shipped));
  for (const event of ['assemble', 'ship', 'not_delivered'] as const) await letters.happen(shipped, event);
  await letters.send();
  expect((await shop.outside.texts(courier.phone)).sort()).toEqual(
    [expect.stringMatching(/в пути\.$/), `Заповедник: заказ ${shipped} отменён: курьер не смог его передать.`].sort(),
  );
});

test('a text message fits into two SMS, has no Latin letters beside its link, and says nothing about a person', async () => {
  const person = letters.someone();
  const id = await letters.buy(person);
  for (const event of ['assemble', 'arrive', 'not_collected'] as const) await letters.happen(id, event);
  await letters.send();
  const texts = await shop.outside.texts(person.phone);
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    expect(text.length).toBeLessThanOrEqual(134);
    expect(text).not.toMatch(/[a-z]|Иван|Лесов/i);
  }
});

test('an email to a guest whose goods and address look like HTML shows them as text', async () => {
  const name = 'Корм <img src=x onerror=alert(1)> "5 & 6"';
  const [before] = await shop.db.select().from(product).where(eq(product.id, 3));
  await shop.db.update(product).set({ name }).where(eq(product.id, 3));
  const person = letters.someone();
  await letters.buy(person);
  await shop.db
    .update(product)
    .set({ name: before?.name ?? '' })
    .where(eq(product.id, 3));
  await letters.send();
  const read = await shop.outside.read(`/outbox/messages?to=${person.email}`);
  const html = Array.isArray(read) ? String(read[0].html) : '';
  expect(html).toContain('Корм &lt;img src=x onerror=alert(1)&gt; &quot;5 &amp; 6&quot;');
  expect(html).not.toMatch(/<img|<script|src=["h]/);
});

test('the outbox stores no name, phone, address or text', async () => {
  const person = letters.someone();
  const id = await letters.buy(person);
  const [row] = await shop.db
    .select()
    .from(message)
    .where(and(eq(message.subjectId, id), eq(message.event, 'place')));
  expect(Object.keys(row ?? {}).sort()).toEqual(
    ['channel', 'createdAt', 'event', 'heldFor', 'id', 'key', 'sentAt', 'subjectId', 'subjectKind', 'toldWith'].sort(),
  );
});
