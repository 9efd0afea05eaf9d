/** Who waits for a sold-out product, and the email when an order that holds the last pieces ends. */
import { updateUser } from 'shared-contracts/cabinet/calls/profile';
import { getPage } from 'shared-contracts/catalog/calls/catalog';
import { oneClickOrder } from 'shared-contracts/checkout/calls/one-click';
import { newCustomer } from '../fixtures/customer';
import { lastMessage, newPhone } from '../fixtures/outbox';
import { tabTo } from '../fixtures/tab-to';
import { expectAccessible } from '../fixtures/test';
import { newVisitor } from '../fixtures/visitor';
import { expect, test } from './test';

test.describe.configure({ mode: 'default' });

/** Orders all pieces of a product that has few. */
async function buyTheLastPieces(shop: string) {
  const buyer = await newVisitor(shop);
  const { products } = await buyer.api(getPage, { filter: { AVAILABLE: 'Y' }, perPage: 200 });
  const product = products.find(({ quantity, variants }) => quantity <= 5 && variants.length < 2);
  if (!product) throw new Error('No product has few pieces');
  const contact = { name: 'Анна', phone: newPhone(), acceptPersonData: 'Y' as const };
  const { made } = await buyer.api(oneClickOrder, { productId: product.id, quantity: product.quantity, ...contact });
  if (!made) throw new Error('The last pieces were not ordered');
  return product;
}

const linkTo = (part: string, text: string) => new RegExp(`http://\\S+${part}\\S+`).exec(text)?.[0] ?? '';

test('PRD-43 PRD-46 PRD-47 a guest by e-mail and a customer wait for a product, get an email each, and unsubscribe by its link', async ({
  page,
  clock,
  browser,
  baseURL,
}) => {
  const shop = baseURL ?? '';
  const { code } = await buyTheLastPieces(shop);
  const path = `/product/${code}/`;
  const [guest, anna] = [newPhone(), newPhone()].map((phone) => `${phone}@example.ru`);
  if (!guest || !anna) throw new Error('Two addresses');

  await page.goto(path);
  const subscribe = page.getByRole('button', { name: /^Подписаться: / }).first();
  await tabTo(page, subscribe);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Сообщить о поступлении' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type(guest);
  await tabTo(page, dialog.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const unsubscribe = page.getByRole('button', { name: /^Отписаться: / }).first();
  await expect(unsubscribe).toBeFocused();
  await expect(page.getByText(`Сообщим на ${guest} один раз, когда товар появится.`)).toBeVisible();
  await expectAccessible(page);

  const customer = await newCustomer(shop);
  await customer.api(updateUser, { email: anna });
  const context = await browser.newContext({ baseURL: shop });
  await customer.enter(context);
  const hers = await context.newPage();
  await hers.goto(path);
  await hers
    .getByRole('button', { name: /^Подписаться: / })
    .first()
    .click();
  await expect(hers.getByText(`Сообщим на ${anna} один раз, когда товар появится.`)).toBeVisible();
  await context.close();

  // The order was not confirmed, so its goods come back.
  await clock.forward({ hours: 49 });
  const [letter] = await Promise.all([lastMessage(guest), lastMessage(anna)]);
  await page.goto(linkTo('/product/', letter));
  await expect(page.getByRole('button', { name: /^В корзину: / }).first()).toBeVisible();

  const soldOut = await newVisitor(shop);
  const { pageCount } = await soldOut.api(getPage, { perPage: 200 });
  const { products } = await soldOut.api(getPage, { perPage: 200, page: pageCount });
  await page.goto(`/product/${products.at(-1)?.code}/`);
  await subscribe.click();
  await dialog.getByRole('textbox').fill(guest);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Подписаться' }).click();
  await expect(unsubscribe).toBeVisible();
  const waiting = page.url();
  await page.goto(linkTo('/unsubscribe/', letter));
  await page.getByRole('button', { name: 'Больше не присылать' }).click();
  await expect(page.getByRole('heading', { name: 'Готово' })).toBeVisible();
  await page.goto(waiting);
  await expect(subscribe).toBeVisible();
  await expect(page.getByText('Нажмите «Подписаться», и мы сообщим один раз, когда товар появится.')).toBeVisible();
});
