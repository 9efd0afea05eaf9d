import { askQuestion, getOpinions, getOwnQuestions } from '@zapovednik/api/catalog/calls/question';
import { questionList } from '@zapovednik/api/catalog/wire/question';
import { eq } from 'drizzle-orm';
import { customer, productQuestion } from '../../../db/schema';
import { sendMessages } from '../../../testing/send-messages';
import { PASSWORD, quickHash } from '../../../testing/small-shop';
import { useShop } from '../../../testing/use-shop';

const shop = useShop({ sandboxes: true });
let anna: string;
let boris: string;
let staff: string;
beforeAll(async () => {
  anna = await shop.signIn('anna@example.ru');
  boris = await shop.signIn('boris');
  const passwordHash = await quickHash(PASSWORD);
  await shop.db.insert(customer).values({ login: 'sklad', passwordHash, groups: ['1c_service_user'] });
  staff = await shop.signIn('sklad');
});

const text = 'Подойдёт ли корм щенку хаски?';
const ask = (session: string | undefined, body: object = { product: 1, text }) =>
  shop.ask('/catalog/question/add/', { body, ...(session && { session }) });
const answer = (session: string, id: number, given: string) =>
  shop.ask(`/admin/catalog/question/${id}/answer/`, { session, body: { text: given } });
const shown = async (id = 1) => questionList.parse((await shop.ask(`/catalog/question/get/${id}/`)).value);
const own = async (session: string) =>
  getOwnQuestions.answer.parse((await shop.ask('/catalog/question/get_own/1/', { session })).value).questions;

test('PRD-36 a question is seen by its author, and by everybody on the pages of all sizes once the shop answers', async () => {
  const { id } = askQuestion.answer.parse((await ask(anna)).value);
  expect(await own(anna)).toMatchObject([{ id, text, author: 'Анна', answer: null }]);
  expect([await own(boris), (await shown()).count]).toEqual([[], 0]);
  const received = getOpinions.answer.parse((await shop.ask('/admin/catalog/opinion/get/', { session: staff })).value);
  expect(received.questions).toMatchObject([{ id, author: 'Анна', text, answer: '' }]);

  expect(await answer(staff, id, 'Да, с двух месяцев.')).toMatchObject({ status: 200 });
  for (const size of [1, 2]) {
    expect(await shown(size)).toMatchObject({ count: 1, questions: [{ id, answer: { text: 'Да, с двух месяцев.' } }] });
  }
  await answer(staff, id, '');
  expect((await shown()).count).toBe(0);
});

test('only customers ask, only staff reads and answers, and nobody answers what is not there', async () => {
  expect(await ask(undefined)).toMatchObject({ status: 401 });
  expect(await ask(anna, { product: 1, text: 'Как?' })).toMatchObject({ status: 400 });
  expect(await ask(anna, { product: 9999, text })).toMatchObject({ status: 404 });
  expect(await answer(anna, 1, 'Да')).toMatchObject({ status: 403 });
  expect(await shop.ask('/admin/catalog/opinion/get/', { session: anna })).toMatchObject({ status: 403 });
  expect(await answer(staff, 9999, 'Да')).toMatchObject({ status: 404 });
  const reply = { session: staff, body: { text: 'Спасибо!' } };
  expect(await shop.ask('/admin/catalog/review/9999/reply/', reply)).toMatchObject({ status: 404 });
});

test.each([
  ['review', '/admin/catalog/review/1/reply/'],
  ['question', '/admin/catalog/question/1/answer/'],
])('an answer to a %s is refused from a customer and from a visitor who is not signed in', async (_, path) => {
  const body = { text: 'Спасибо!' };
  expect(await shop.ask(path, { session: anna, body })).toMatchObject({ status: 403 });
  expect(await shop.ask(path, { session: await shop.visit(), body })).toMatchObject({ status: 401 });
  expect(await shop.ask(path, { body })).toMatchObject({ status: 401 });
});

describe('the letter about an answer', () => {
  const send = () => sendMessages(shop.work, { info: jest.fn(), warn: jest.fn(), error: jest.fn() });
  const letters = async () => {
    await send();
    return (await shop.outside.texts('anna@example.ru')).filter((letter) => letter.includes('Вы спросили'));
  };
  const asked = async () => askQuestion.answer.parse((await ask(anna)).value).id;
  const isConfirmed = (is: boolean) =>
    shop.db
      .update(customer)
      .set({ emailConfirmedAt: is ? new Date('2026-01-01') : null })
      .where(eq(customer.login, 'anna@example.ru'));

  test('PRD-36 the author gets it once, at the confirmed address, with a link to the question', async () => {
    await isConfirmed(true);
    const id = await asked();
    await answer(staff, id, '');
    expect(await letters()).toEqual([]);
    await Promise.all([answer(staff, id, 'Да, с двух месяцев.'), answer(staff, id, 'Да, с двух месяцев.')]);
    await answer(staff, id, 'Да, с трёх месяцев.');
    const [letter, ...others] = await letters();
    expect(letter).toContain(`Вы спросили о товаре «Корм`);
    expect(letter).toContain(text);
    expect(letter).toContain('Да, с трёх месяцев.');
    expect(letter).toMatch(/http:\S+\/product\/korm_les_1\/#questions/);
    expect(others).toEqual([]);
    await answer(staff, id, '');
    await answer(staff, id, 'Уточнили: с трёх.');
    expect(await letters()).toHaveLength(1);
  });

  test('PRD-36 no letter without a confirmed address, when the answer is taken back, or when the account is gone', async () => {
    const before = (await letters()).length;
    await isConfirmed(false);
    await answer(staff, await asked(), 'Да.');
    expect(await letters()).toHaveLength(before);
    await isConfirmed(true);
    const takenBack = await asked();
    await answer(staff, takenBack, 'Да.');
    await answer(staff, takenBack, '');
    const ofNobody = await asked();
    await answer(staff, ofNobody, 'Да.');
    // As when the account is deleted.
    await shop.db.update(productQuestion).set({ customerId: null }).where(eq(productQuestion.id, ofNobody));
    expect(await letters()).toHaveLength(before);
  });
});
