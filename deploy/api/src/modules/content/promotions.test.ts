import { promotion, sale } from '../../db/schema';
import { useShop } from '../../testing/use-shop';

const TODAY = new Date('2026-03-10T09:00:00Z');
const day = (number: number) => new Date(Date.UTC(2026, 2, number - 1, 19));

const shop = useShop({ at: TODAY });
beforeAll(async () => {
  const text = { lead: 'Коротко.', body: '<p>Условия.</p>', picture: '/pictures/banner/cat-1/1' };
  const rows = [
    { saleId: 101, category: 'food', startsAt: day(1), endsAt: day(20) },
    { saleId: 102, category: 'food', startsAt: day(5), endsAt: null },
    { saleId: 103, category: 'home', startsAt: day(2), endsAt: day(12) },
    { saleId: 104, category: 'health', startsAt: day(3), endsAt: day(31) },
    { saleId: 105, category: 'health', startsAt: day(4), endsAt: day(25) },
    { saleId: 106, category: 'home', startsAt: day(1), endsAt: day(9) },
    { saleId: 107, category: 'home', startsAt: day(15), endsAt: null },
  ];
  await shop.db.insert(sale).values(rows.map(({ saleId: id }) => ({ id, code: `sale-${id}`, name: `Акция ${id}` })));
  await shop.db.insert(promotion).values(rows.map((row) => ({ ...text, ...row, sort: row.saleId })));
});

const ids = async (query = '') => {
  const { value } = await shop.ask(`/content/action/get_page/${query}`);
  return value;
};

test('API-142 LIM-24 current promotions come four at a time, by category, sorted', async () => {
  expect(await ids()).toMatchObject({
    count: 5,
    page_count: 2,
    items: [{ id: 101, ends: '19.03.2026' }, { id: 102, ends: null }, { id: 103 }, { id: 104 }],
    categories: [
      { code: 'food', count: 2 },
      { code: 'health', count: 2 },
      { code: 'home', count: 1 },
    ],
  });
  expect(await ids('?filter[category]=health')).toMatchObject({ count: 2, items: [{ id: 104 }, { id: 105 }] });
  expect(await ids('?sort=new&perPage=2')).toMatchObject({ items: [{ id: 102 }, { id: 105 }] });
  expect(await ids('?sort=ending&perPage=5')).toMatchObject({
    items: [{ id: 103 }, { id: 101 }, { id: 105 }, { id: 104 }, { id: 102 }],
  });
  expect(await shop.ask('/content/action/get_page/?sort=random()')).toMatchObject({ status: 400 });
});

test('API-143 API-144 a promotion that is over keeps its page and leaves the lists; one that has not begun does not exist', async () => {
  const by = (code: string) => shop.ask(`/content/action/get_by_code/${code}/`);
  expect(await by('sale-101')).toMatchObject({
    value: { title: 'Акция 101', body: '<p>Условия.</p>', is_over: false },
  });
  expect(await by('sale-106')).toMatchObject({ value: { is_over: true } });
  for (const unknown of ['sale-107', 'sale-999']) {
    expect(await by(unknown)).toMatchObject({ status: 404, failure: { message: 'Акция не найдена' } });
  }
  const { value } = await shop.ask('/content/action/get/');
  expect(value).toMatchObject([101, 102, 103, 104, 105].map((id) => ({ id })));
});
