import { getCompanyFacts } from '@zapovednik/api/content/calls/company';
import { getArticleByCode } from '@zapovednik/api/content/calls/publication';
import { formatNumber } from '@zapovednik/rules/format';
import { companyFact, product, productSale, publication, sale } from '../../../db/schema';
import { useShop } from '../../../testing/use-shop';
import { fillPlaceholders, placeholderProblems } from './placeholders';
import { shopFacts } from './shop-facts';

const shop = useShop({ at: new Date('2026-03-10T09:00:00Z') });

test.each([
  ['{{shops}}', '21'],
  ['у нас {{shops|магазин|магазина|магазинов}}', 'у нас 21\u00a0магазин'],
  ['{{shops||магазин|магазина|магазинов}} сети', 'магазин сети'],
  ['до {{discount leto}} %', 'до 30 %'],
  ['{{goods}}+', `${formatNumber(2000)}+`],
])('a text %s tells the number', (text, told) => {
  const facts = new Map([
    ['shops', 21],
    ['discount leto', 30],
    ['goods', 2000],
  ]);
  expect(fillPlaceholders(text, facts)).toBe(told);
});

test('a placeholder that is not known, or not closed, is refused', () => {
  const isFact = (name: string) => name === 'shops';
  expect(placeholderProblems('{{shops}} {{shops|магазин|магазина|магазинов}}', isFact)).toEqual([]);
  expect(placeholderProblems('{{fish}}', isFact)).toEqual(['в магазине нет числа {{fish}}']);
  for (const text of ['{{shops', '{{shops|магазин}}', '{{ shops }}'])
    expect(placeholderProblems(text, isFact)).toEqual([expect.stringContaining('число записывают так')]);
});

test('CON-12 numbers on pages follow the shop, and are stored as placeholders only', async () => {
  await shop.db.insert(sale).values({ id: 900, code: 'leto', name: 'Лето' });
  const [goods] = await shop.db.update(product).set({ basePrice: 10_000, discountPrice: 7000 }).returning();
  await shop.db.insert(productSale).values({ productId: goods?.id ?? 0, saleId: 900 });
  await shop.db.insert(companyFact).values({ value: '{{cities}}', label: '{{cities||город|города|городов}}' });
  await shop.db.insert(publication).values({
    kind: 'article',
    topic: 'food',
    code: 'kak-ekonomit',
    title: 'Как экономить',
    lead: 'До {{discount leto}} %.',
    body: '<p>В {{cities|городе|городах|городах}}.</p>',
    picture: '/pictures/article/cat-1/1',
    publishedAt: new Date('2026-03-01T09:00:00Z'),
    updatedAt: new Date('2026-03-01T09:00:00Z'),
  });
  const cities = (await shopFacts(shop.db)).get('cities');
  const facts = getCompanyFacts.answer.parse((await shop.ask('/about/facts/get/')).value);
  expect(facts.at(-1)).toMatchObject({ value: String(cities), label: expect.stringMatching(/^город/) });
  const article = getArticleByCode.answer.parse((await shop.ask('/content/article/get_by_code/kak-ekonomit/')).value);
  expect(article.lead).toBe('До 30 %.');
  expect(article.body).toBe(`<p>В ${cities}\u00a0городах.</p>`);
});
