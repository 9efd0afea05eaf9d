import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getSubscriptions } from '@zapovednik/api/cabinet/calls/subscribe';
import { getAnalogues, getBuyWith, getPage } from '@zapovednik/api/catalog/calls/catalog';
import { getByCode } from '@zapovednik/api/catalog/calls/product';
import { getAverage, getReviews } from '@zapovednik/api/catalog/calls/review';
import type { ProductDetailAnswer } from '@zapovednik/api/catalog/wire/product-detail';
import { getHousePromises } from '@zapovednik/api/checkout/calls/fast-delivery';
import type { HousePromiseAnswer } from '@zapovednik/api/checkout/wire/fast-delivery';
import { favouritesAtom } from '@zapovednik/areas/catalog/atoms';
import { toggleFavourite } from '@zapovednik/areas/catalog/commands';
import { deliveryAtom, noDelivery } from '@zapovednik/areas/checkout/atoms';
import { addToBasket, openOneClick } from '@zapovednik/areas/checkout/commands';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { terms } from '@zapovednik/rules/terms';
import { fixtures, renderArea } from '@zapovednik/testing';
import area from '../../area';
import { catalogueApp, requestsOf } from '../../testing/catalogue';
import { mockViewport } from '../../testing/layout';

beforeEach(() => mockViewport('desktop'));

const path = '/product/korm-lesnoy-pes-3-kg/';

async function open(changes: Partial<ProductDetailAnswer> = {}, url = path) {
  const app = catalogueApp();
  app.backEnd.answer(getByCode, fixtures.productDetail(changes));
  app.backEnd.answer(getPage, fixtures.productPage({ products: [] }));
  return renderArea(area, url, { app });
}

/** Sold in packs of six. */
const inPacks = (quantity: number): Partial<ProductDetailAnswer> => ({
  quantity,
  price: fixtures.price({ alt_price: 7200 }),
  properties: fixtures.properties({
    pack_quantity: { name: 'Штук в упаковке', code: 'pack_quantity', value: 6, sort: 600 },
  }),
});

/** The delivery options of the product, as text. */
const waysShown = () =>
  screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => /^(Самовывоз|Быстрый самовывоз|Курьером|Транспортной компанией)/.test(text ?? ''));

test('PRD-04 API-50 the chosen house has its own promise: fast delivery, or the courier and why not faster', async () => {
  const { app } = await open();
  expect(screen.queryByText('ул Малышева, 5')).not.toBeInTheDocument();
  const promise: HousePromiseAnswer = {
    ID: 1234,
    FAST: { PERIOD: 'за 60 минут', PRICE: 299 },
    COURIER: { PERIOD: 'завтра', PRICE: 150 },
    MESSAGE: '',
  };
  app.backEnd.answer(getHousePromises, [promise]);
  const choose = (address: string) =>
    act(() => app.write(deliveryAtom, { ...noDelivery, state: 'courier', address, message: '' }));
  choose('ул Малышева, 5');
  expect(await screen.findByText(/быстрая доставка за 60 минут, 299\s₽$/)).toBeVisible();
  app.backEnd.answer(getHousePromises, [{ ...promise, FAST: null, MESSAGE: 'Этот адрес вне зоны быстрой доставки' }]);
  choose('ул Дальняя, 1');
  expect(await screen.findByText(/курьером завтра, 150\s₽\. Этот адрес вне зоны быстрой доставки$/)).toBeVisible();
});

test('ROU-67 PRD-04 a product has one heading, its price and its delivery in this city', async () => {
  await open();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText(/1\s200\s₽/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Как получить в Екатеринбурге' })).toBeVisible();
  expect(waysShown()).toEqual([
    'Самовывоз сегодня, 3 магазина',
    'Быстрый самовывоз через час, 2 магазина',
    'Курьером завтра, 150 ₽',
  ]);
});

test('PRD-04 every way of delivery has its name and the words of the back end; a way without words is not shown', async () => {
  const none = {
    zpvd_pickup_info: '',
    zpvd_fast_pickup: '',
    zpvd_courier_date: '',
    zpvd_courier_price: '',
    transport_companies: '',
  };
  const { unmount } = await open({
    messages: {
      zpvd_pickup_info: 'завтра, 2 магазина',
      zpvd_fast_pickup: 'через час, Ленина, 5',
      zpvd_courier_date: 'послезавтра',
      zpvd_courier_price: 'бесплатно',
      transport_companies: 'от 300 ₽',
    },
  });
  expect(waysShown()).toEqual([
    'Самовывоз завтра, 2 магазина',
    'Быстрый самовывоз через час, Ленина, 5',
    'Курьером послезавтра, бесплатно',
    'Транспортной компанией от 300 ₽',
  ]);
  unmount();
  await open({ messages: { ...none, zpvd_courier_date: 'завтра' } });
  expect(waysShown()).toEqual(['Курьером завтра']);
});

test('ROU-67 an unknown product answers 404', async () => {
  const app = catalogueApp();
  app.backEnd.fail(getByCode, { status: 404, message: 'Товар не найден' });
  await renderArea(area, path, { app });
  expect(screen.getByRole('alert')).toHaveTextContent('404');
});

test('PRD-53 ERR-05 a product that the back end fails to return answers 503 and is logged', async () => {
  const report = jest.fn();
  const app = catalogueApp({ report });
  app.backEnd.fail(getByCode);
  await renderArea(area, path, { app });
  expect(screen.getByRole('alert')).toHaveTextContent('503 Ошибка. Попробуйте позже.');
  expect(report).toHaveBeenCalledWith(expect.anything(), { area: 'mf-catalog', phase: 'loader', name: 'product' });
});

test('PRD-27 PRD-28 PRD-29 «Количество:» by the piece or by the pack', async () => {
  await open(inPacks(12));
  expect(screen.getByText('Количество:')).toBeVisible();
  expect(screen.getByRole('link', { name: /^1\sшт$/ })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: /^6\sшт \(упаковка\)$/ })).toHaveAttribute('href', `${path}?pack=PACK`);
});

test('PRD-30 PRD-31 without stock for a whole pack it cannot be chosen, and its URL falls back to ST', async () => {
  const { router } = await open(inPacks(5), `${path}?pack=PACK`);
  expect(router.state.location.search).toBe('?pack=ST');
  expect(screen.getByText(/^6\sшт \(упаковка\)$/)).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['ST', 1, /1\s200\s₽/],
  ['PACK', 6, /7\s200,00\s₽/],
])(
  'LIM-31 PRD-09 CRT-31 `pack=%s` in the URL means %i pieces at their price; the price of a pack has two decimals',
  async (mode, pieces, price) => {
    const { app } = await open(inPacks(12), `${path}?pack=${mode}`);
    const add = jest.fn(async ({ quantity }: { quantity: number }) => ({ quantity }));
    app.command(addToBasket, add);
    expect(screen.getByRole('link', { name: new RegExp(`^${pieces}\\sшт`) })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByText(price)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^В корзину: Сухой корм/ }));
    expect(add).toHaveBeenCalledWith({ productId: 1234, quantity: pieces, pack: mode });
  },
);

test('API-95 the chosen product can be ordered in one click, if it is in stock', async () => {
  const { app } = await open(inPacks(12), `${path}?pack=PACK`);
  const order = jest.fn(async () => ({}));
  app.command(openOneClick, order);
  await userEvent.click(screen.getByRole('button', { name: 'Купить в один клик' }));
  expect(order).toHaveBeenCalledWith(expect.objectContaining({ productId: 1234, quantity: 6, price: 1200 }));
});

test('PRD-61 SES-38 merchandise is sold to employees; others read why they cannot buy it', async () => {
  const merchandise = { ...fixtures.properties().merchandise, value: 'Y' as const };
  const { app } = await open({ properties: fixtures.properties({ merchandise }) });
  expect(await screen.findByText('Мерч продаём только сотрудникам «Заповедника»')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^В корзину/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Купить в один клик' })).not.toBeInTheDocument();
  act(() => app.write(sessionAtom, { ...unknownSession, status: 'authorized', groups: ['1c_user'] }));
  expect(screen.getByRole('button', { name: /^В корзину: Сухой корм/ })).toBeEnabled();
});

test('ROU-112 an unknown pack means single pieces', async () => {
  const { router } = await open(inPacks(12), `${path}?pack=box`);
  expect(router.state.location.search).toBe('?pack=box');
  expect(screen.getByRole('link', { name: /^1\sшт$/ })).toHaveAttribute('aria-current', 'true');
});

test('PRD-34 PRD-16 «В избранное» runs the favourites command, and shows the favourites atom', async () => {
  const { app } = await open();
  const toggle = jest.fn(async () => ({ favourite: true }));
  app.command(toggleFavourite, toggle);
  const button = screen.getByRole('button', { name: 'В избранное' });
  await userEvent.click(button);
  expect(toggle).toHaveBeenCalledWith({ productId: 1234, favourite: true });
  act(() => app.write(favouritesAtom, [1234]));
  expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('PRD-35 PRD-38 LIM-16 below it are products that are bought together and other goods of its brand', async () => {
  const app = catalogueApp();
  app.backEnd.answer(getBuyWith, [fixtures.listItem({ id: 7, name: 'Миска' })]);
  app.backEnd.answer(getPage, fixtures.productPage({ products: [fixtures.listItem({ id: 8, name: 'Паштет' })] }));
  await renderArea(area, path, { app });
  expect(await screen.findByRole('link', { name: 'Миска' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'С этим товаром покупают' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Ещё от Лесной пёс' })).toBeVisible();
  expect(requestsOf(app, getPage)).toEqual([
    {
      page: 1,
      perPage: 5,
      section: 31,
      sort: { SORT: 'asc', PROPERTY_POPULARITY: 'desc' },
      filter: { BRAND: 'lesnoy-pes', AVAILABLE: 'Y', '!ID': [1234] },
    },
  ]);
});

test('PRD-39 LIM-16 LIM-17 five goods of the brand; section 3339 counts as the whole catalogue', async () => {
  const { app } = await open({ section_id: 3339 });
  await waitFor(() => expect(requestsOf(app, getPage)).toMatchObject([{ section: 0, perPage: 5 }]));
});

test('an out-of-stock product says so, and shows what can replace it', async () => {
  const app = catalogueApp();
  const sold = { quantity: 0, city_quantity: 0, section_unique_code: 'tovary_dlya_sobak/suhoy_korm' };
  app.backEnd.answer(getByCode, fixtures.productDetail(sold));
  app.backEnd.answer(
    getAnalogues,
    [7, 8, 9, 10].map((id) => fixtures.listItem({ id, code: `korm-${id}`, name: `Корм ${id}` })),
  );
  await renderArea(area, path, { app });
  expect(await screen.findByRole('heading', { name: 'Сейчас нет в Екатеринбурге' })).toBeVisible();
  const instead = within(screen.getByRole('region', { name: 'Чем заменить' }));
  expect(instead.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/product/korm-7/',
    '/product/korm-8/',
    '/product/korm-9/',
  ]);
  expect(screen.queryByRole('button', { name: 'Наличие в магазинах' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Все товары раздела «Сухой корм»' })).toHaveAttribute(
    'href',
    '/catalog/tovary_dlya_sobak/suhoy_korm/',
  );
});

test('PRD-40 a sold-out product has the stock subscription in the place of the cart', async () => {
  const { app } = await open({ quantity: 0, city_quantity: 0 });
  const invitation = await screen.findByText('Нажмите «Подписаться», и мы сообщим один раз, когда товар появится.');
  expect(await screen.findByRole('button', { name: /^Подписаться: / })).toBeVisible();
  expect(screen.queryByRole('button', { name: /В корзину/ })).not.toBeInTheDocument();
  app.backEnd.answer(getSubscriptions, { 1234: 'guest@example.ru' });
  act(() => app.write(sessionAtom, { ...unknownSession, status: 'anonymous' }));
  expect(await screen.findByRole('button', { name: /^Отписаться: / })).toBeVisible();
  expect(invitation).toHaveTextContent('Сообщим на guest@example.ru один раз, когда товар появится.');
});

test('PRD-40 a page from before the goods came in shows that they are in stock: the email leads to it', async () => {
  const { app } = await open({ quantity: 0, city_quantity: 0 });
  await screen.findByRole('button', { name: /^Подписаться: / });
  app.backEnd.answer(getSubscriptions, {});
  app.backEnd.answer(getByCode, fixtures.productDetail({ quantity: 5, city_quantity: 5 }));
  act(() => app.write(sessionAtom, { ...unknownSession, status: 'anonymous' }));
  expect(await screen.findByRole('button', { name: /^В корзину: / })).toBeVisible();
});

test('a product in stock does not read its replacements for the first page', async () => {
  const { app } = await open();
  expect(requestsOf(app, getAnalogues)).toEqual([]);
});

test('PRD-62 PRD-25 PRD-26 the bonuses and the price of a unit, in roubles and pieces; a pack earns more', async () => {
  const changes = { ...inPacks(12), bonus_in: 2, price: fixtures.price({ per_unit: { price: 400, unit: 'кг' } }) };
  await open(changes, `${path}?pack=PACK`);
  expect(screen.getByText(/^400\s₽ за кг$/)).toBeVisible();
  expect(screen.getByText('+12 бонусов')).toBeVisible();
  expect(screen.getByRole('link', { name: /^1\sшт$/ })).toBeVisible();
});

const structuredData = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent ?? ''),
  );

test('CAT-50 search engines get the breadcrumbs, the offer, and the rating and reviews that the page shows', async () => {
  await open({ section_unique_code: 'tovary_dlya_sobak/suhoy_korm' });
  await screen.findByText('Собака ест с удовольствием, шерсть блестит.');
  const data = structuredData();
  expect(data.find((one) => one['@type'] === 'BreadcrumbList')).toMatchObject({ itemListElement: { length: 5 } });
  expect(data.find((one) => one['@type'] === 'Product')).toMatchObject({
    aggregateRating: { ratingValue: 4.6, reviewCount: 12 },
    review: [{ author: { name: 'Анна Лесная' }, datePublished: '2025-12-05', reviewRating: { ratingValue: 4 } }],
    offers: {
      price: 1200,
      priceCurrency: 'RUB',
      availability: 'https://schema.org/InStock',
      hasMerchantReturnPolicy: { merchantReturnDays: terms.returnDaysSite },
      shippingDetails: {
        shippingRate: { value: 150, currency: 'RUB' },
        shippingDestination: { addressRegion: 'Екатеринбург' },
        deliveryTime: { transitTime: { minValue: 1, maxValue: 1 } },
      },
    },
  });
  // The page has the number itself, for the bytes of its first load: it is that of the shop's terms.
  expect(screen.getByText(new RegExp(`Вернуть можно в течение ${terms.returnDaysSite} дней`))).toBeVisible();
  expect(screen.getByText(/завтра, 150 ₽/)).toBeVisible();
  expect(document.title).toBe('Сухой корм Лесной пёс, 3 кг');
});

test('CAT-50 without reviews there is no rating, and a medicine is not returned', async () => {
  const app = catalogueApp();
  const medicine = { section_unique_code: 'vetapteka/ot_glistov', review_count: 0, rating: 0 };
  app.backEnd.answer(getByCode, fixtures.productDetail(medicine));
  app.backEnd.answer(getAverage, { average: 0, count: 0, scores: [] });
  app.backEnd.answer(getReviews, { count: 0, page_count: 0, reviews: [] });
  await renderArea(area, path, { app });
  expect(await screen.findByText(/Пока нет отзывов/)).toBeVisible();
  const product = structuredData().find((one) => one['@type'] === 'Product');
  expect(product).not.toHaveProperty('aggregateRating');
  expect(product.offers.hasMerchantReturnPolicy.returnPolicyCategory).toMatch(/NotPermitted$/);
  expect(screen.getByText(/Лекарства обмену и возврату не подлежат/)).toBeVisible();
});
