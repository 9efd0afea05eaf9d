import { addPet, getAnimalStructure, getPets } from '@zapovednik/api/cabinet/calls/pet';
import { petAnswer } from '@zapovednik/api/cabinet/wire/pet';
import { pet as petTable } from '../../db/schema';
import { useShop } from '../../testing/use-shop';
import { MOST_PETS } from './change-pets';

let anna: string;
let boris: string;
const now = new Date('2026-11-23T08:00:00Z');
const shop = useShop({ at: now });
beforeAll(async () => {
  anna = await shop.signIn('anna@example.ru');
  boris = await shop.signIn('boris');
});
afterEach(() => shop.db.delete(petTable));

const base = '/sale/pet';
const rex = { animal: 'dog', name: 'Рекс', breed: 'Такса стандартная', birthday: '23.08.2024', weight: '8,45' };
const add = (session: string | undefined, body: object, key?: string) =>
  shop.ask(`${base}/add/`, { body, session, key });
const added = async (session: string, body: object = rex) => petAnswer.parse((await add(session, body)).value);
const list = async (session: string) => getPets.answer.parse((await shop.ask(`${base}/get/`, { session })).value);
const fields = async (changes: object) => (await add(anna, { ...rex, ...changes })).failure?.fields;

test('API-105 API-106 PET-01 a pet with its kind, breed, age in months and days to its birthday', async () => {
  const pet = await added(anna, { ...rex, owner: 2, forged: 'x' });
  expect(pet).toEqual({
    id: pet.id,
    owner: 1,
    animal: 'dog',
    animal_name: 'Собака',
    animal_icon: '/pictures/animal/dog-1/1',
    name: 'Рекс',
    birthday: '23.08.2024',
    age: 27,
    birthday_in: 273,
    breed: { ID: expect.any(Number), VALUE: 'Такса стандартная' },
    weight: 8.45,
    picture: '',
    picture_id: '',
    sections: [],
  });
  expect(await list(anna)).toEqual([pet]);
  expect(await list(boris)).toEqual([]);
});

test('API-106 only kind and name are required', async () => {
  expect(await added(anna, { animal: 'other', name: 'Гена' })).toMatchObject({
    birthday: '',
    age: null,
    birthday_in: null,
    breed: null,
    weight: null,
  });
});

test('API-108 an update replaces the whole form', async () => {
  const { id } = await added(anna);
  const changed = await shop.ask(`${base}/update/`, { session: anna, body: { id, animal: 'cat', name: 'Мурка' } });
  expect(changed.value).toMatchObject({ id, animal: 'cat', name: 'Мурка', breed: null, birthday: '', weight: null });
  expect(await list(anna)).toHaveLength(1);
});

test('API-107 a deleted pet is gone, and the others are answered', async () => {
  const [first, second] = [await added(anna), await added(anna, { animal: 'cat', name: 'Мурка' })];
  const remove = (id: number) => shop.ask(`${base}/delete/`, { session: anna, body: { id } });
  expect(await remove(first.id)).toMatchObject({ value: [second] });
  expect(await remove(first.id)).toMatchObject({ status: 404, failure: { message: 'Питомец не найден' } });
});

test('API-107 API-108 somebody else’s pet answers as one that does not exist', async () => {
  const { id } = await added(anna);
  const told = (id: number) =>
    Promise.all([
      shop.ask(`${base}/update/`, { session: boris, body: { ...rex, id } }),
      shop.ask(`${base}/delete/`, { session: boris, body: { id } }),
    ]).then((answers) => answers.map(({ status, failure }) => [status, failure?.message]));
  expect(await told(id)).toEqual(await told(id + 1000));
  expect(await told(id)).toEqual(Array(2).fill([404, 'Питомец не найден']));
  expect(await list(anna)).toMatchObject([{ name: 'Рекс' }]);
});

test('API-105 API-106 a visitor who is not signed in has no pets', async () => {
  for (const session of [undefined, await shop.visit()]) {
    expect((await shop.ask(`${base}/get/`, session ? { session } : {})).status).toBe(401);
    expect((await add(session, rex)).status).toBe(401);
  }
});

test('PET-07 what is wrong is said at its field', async () => {
  expect(await fields({ name: '' })).toEqual({ name: 'Напишите, как зовут питомца' });
  expect(await fields({ name: '<img src=x onerror=alert(1)>' })).toEqual({ name: 'Напишите, как зовут питомца' });
  expect(await fields({ name: 'я'.repeat(41) })).toEqual({ name: 'Не больше 40 знаков' });
  expect(await fields({ animal: 'dragon' })).toEqual({ animal: 'Выберите, кто у вас живёт' });
  expect(await fields({ breed: 'Сфинкс' })).toEqual({ breed: 'Выберите из списка или оставьте пустым' });
  expect(await fields({ birthday: '31.02.2024' })).toEqual({ birthday: 'Напишите дату так: 05.12.2024' });
  expect(await fields({ birthday: 'вчера' })).toEqual({ birthday: 'Напишите дату так: 05.12.2024' });
  expect(await fields({ birthday: '01.01.2999' })).toEqual({ birthday: 'Этот день ещё не наступил' });
  expect(await fields({ birthday: '01.01.1950' })).toEqual({ birthday: 'Проверьте год рождения' });
  for (const weight of ['-1', '0,0001', 'много', '1e9', 'NaN', 'Infinity', 5000])
    expect(await fields({ weight })).toEqual({ weight: 'Укажите вес в килограммах, например 4,5' });
  expect(await fields({ picture: '../../etc' })).toEqual({ picture: expect.any(String) });
  expect(await shop.db.$count(petTable)).toBe(0);
});

test('API-106 tags are removed from a name, and a turtle may be older than a dog', async () => {
  const pet = await added(anna, { animal: 'turtle', name: '<b>Тор</b>тилла<script>', birthday: '1.1.1950' });
  expect(pet).toMatchObject({ name: 'Тортилла', birthday: '01.01.1950' });
});

test('API-106 fifty concurrent calls add no more pets than a customer may have; a repeated one adds none', async () => {
  await shop.db
    .insert(petTable)
    .values(Array.from({ length: MOST_PETS - 2 }, (_, at) => ({ customerId: 1, kindId: 2, name: `Кот ${at}` })));
  await Promise.all([add(anna, rex, 'once'), add(anna, rex, 'once')]);
  const answers = await Promise.all(Array.from({ length: 50 }, () => add(anna, rex)));
  const refused = answers.filter(({ status }) => status === 409);
  expect([answers.length - refused.length, refused[0]?.failure?.message]).toEqual([
    1,
    'Можно добавить не больше 20 питомцев',
  ]);
  expect(await shop.db.$count(petTable)).toBe(MOST_PETS);
  expect(await added(boris)).toMatchObject({ owner: 2 });
});

test('API-109 PET-02 PET-03 the kinds with their breeds, for everybody', async () => {
  const answer = await shop.ask(`${base}/get_animal_structure/`);
  const kinds = getAnimalStructure.answer.parse(answer.value);
  expect(kinds.map(({ xml_id }) => xml_id)).toEqual('dog cat bird fish rodent turtle ferret other'.split(' '));
  expect(kinds.filter(({ def }) => def === 'Y').map(({ xml_id }) => xml_id)).toEqual(['other']);
  const dogs = kinds[0]?.breeds.map(({ VALUE }) => VALUE) ?? [];
  expect(dogs.length).toBeGreaterThan(120);
  expect(dogs.slice(0, 3)).toEqual(['Беспородная', 'Метис', 'Австралийская овчарка (аусси)']);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  expect(addPet.fails).toContain(409);
});
