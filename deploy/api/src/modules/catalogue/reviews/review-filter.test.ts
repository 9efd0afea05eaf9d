import { averageScore } from '@zapovednik/api/catalog/calls/review';
import { reviewList } from '@zapovednik/api/catalog/wire/review';
import { eq } from 'drizzle-orm';
import { customer, pet, petKind, review } from '../../../db/schema';
import { pastOrder } from '../../../testing/past-order';
import { PASSWORD, quickHash } from '../../../testing/small-shop';
import { useShop } from '../../../testing/use-shop';

const shop = useShop();
const list = async (query = '') => reviewList.parse((await shop.ask(`/catalog/review/get/1/${query}`)).value);
const texts = async (query: string) => (await list(query)).reviews.map(({ text }) => text);

beforeAll(async () => {
  const about = { productId: 1, name: 'Анна', score: 5 };
  await shop.db.insert(review).values([
    { ...about, text: 'Щенок', petKind: 'dog', petBreed: 'Хаски', petAgeMonths: 5, pictures: ['/pictures/review/1'] },
    { ...about, text: 'Пёс', petKind: 'dog', petBreed: 'Такса', petAgeMonths: 84, score: 3 },
    { ...about, text: 'Кошка', petKind: 'cat', petAgeMonths: 20, pictures: ['/pictures/review/2'] },
    { ...about, text: 'Никто', score: 3 },
  ]);
});

test('PRD-36 PRD-57 reviews are chosen by stars, with photos, and by kind, breed and age of the pet', async () => {
  expect((await texts('?stars=3')).toSorted()).toEqual(['Никто', 'Пёс']);
  expect((await texts('?photos=Y')).toSorted()).toEqual(['Кошка', 'Щенок']);
  expect(await texts('?photos=Y&pet=dog')).toEqual(['Щенок']);
  expect(await texts('?breed=Такса')).toEqual(['Пёс']);
  expect([await texts('?age=young'), await texts('?age=grown'), await texts('?age=old')]).toEqual([
    ['Щенок'],
    ['Кошка'],
    ['Пёс'],
  ]);
  expect(await list('?stars=3&pet=cat')).toMatchObject({ count: 0, page_count: 0 });
  expect(await shop.ask('/catalog/review/get/1/?stars=6')).toMatchObject({ status: 400 });
});

test('the summary names the pets that reviews are about', async () => {
  const { photos, pets } = averageScore.parse((await shop.ask('/catalog/review/get_average/1/')).value);
  expect(photos).toBe(2);
  expect(pets).toMatchObject([
    { kind: 'dog', breeds: ['Такса', 'Хаски'], ages: ['young', 'old'] },
    { kind: 'cat', breeds: [], ages: ['grown'] },
  ]);
});

test('API-26 a review tells of the customer’s own pet, not of another’s; the shop’s answer is below it', async () => {
  const anna = await shop.signIn('anna@example.ru');
  await pastOrder(shop.db, { customerId: 1, productIds: [3] });
  const [dog] = await shop.db.select().from(petKind).where(eq(petKind.xmlId, 'dog'));
  const rex = { kindId: dog?.id ?? 0, name: 'Рекс', birthday: '2024-01-01' };
  const [own, others] = await shop.db
    .insert(pet)
    .values([
      { ...rex, customerId: 1 },
      { ...rex, customerId: 2 },
    ])
    .returning();
  const add = (petId: number | undefined) =>
    shop.ask('/catalog/review/add/', {
      session: anna,
      body: { score: 5, text: 'Пёс доволен кормом.', product: 3, pet: petId },
    });
  expect(await add(others?.id)).toMatchObject({ status: 404, failure: { message: 'Питомец не найден' } });
  expect(await add(own?.id)).toMatchObject({ status: 200, value: { pet: { kind: 'dog', kind_name: dog?.value } } });

  const passwordHash = await quickHash(PASSWORD);
  await shop.db.insert(customer).values({ login: 'sklad', passwordHash, groups: ['1c_service_user'] });
  const [written] = await shop.db.select().from(review).where(eq(review.productId, 3));
  const reply = { session: await shop.signIn('sklad'), body: { text: 'Спасибо, Анна!' } };
  expect(await shop.ask(`/admin/catalog/review/${written?.id}/reply/`, reply)).toMatchObject({ status: 200 });
  const { value } = await shop.ask('/catalog/review/get/3/');
  expect(reviewList.parse(value).reviews).toMatchObject([{ reply: { text: 'Спасибо, Анна!' } }]);
});
