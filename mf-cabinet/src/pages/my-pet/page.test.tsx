import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addPet,
  addPetPicture,
  deletePet,
  getAnimalStructure,
  getPets,
  updatePet,
} from '@zapovednik/api/cabinet/calls/pet';
import { logout } from '@zapovednik/api/shell/calls/user';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { createTestApp, fixtures, renderArea, type TestApp } from '@zapovednik/testing';
import area from '../../area';

// jsdom decodes no pictures; the journey uploads a real one.
jest.mock('@zapovednik/ui/files', () => ({
  ...jest.requireActual<object>('@zapovednik/ui/files'),
  shrinkPicture: async () => 'AAAA',
}));

jest.setTimeout(20_000);
afterEach(() => sessionStorage.clear());

type Pets = ReturnType<typeof fixtures.pet>[];

/** The app of a customer with these pets. */
function customer(pets: Pets = [fixtures.pet()], userId = 7): TestApp {
  const app = createTestApp({ report: () => {} });
  app.write(sessionAtom, { ...unknownSession, status: 'authorized', userId, name: 'Анна', groups: ['customer'] });
  app.backEnd.answer(getPets, pets);
  app.backEnd.answer(getAnimalStructure, fixtures.petKinds());
  return app;
}

const open = (app: TestApp) => renderArea(area, '/cabinet/my-pet/', { app });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const form = async (name: string) => within(await screen.findByRole('form', { name }));
const sent = (app: TestApp, call: { id: string }) =>
  app.backEnd.asked.filter(({ id }) => id === call.id).map(({ input }) => input);
const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00A0', ' ');

/** Opens the form of a new pet, and types name and kind. */
async function fillNew(name = 'Мурка', kind = 'Кошка') {
  await press('Добавить питомца');
  const fields = await form('Новый питомец');
  await userEvent.click(fields.getByRole('radio', { name: kind }));
  await userEvent.type(fields.getByRole('textbox', { name: 'Кличка' }), name);
  return fields;
}

test('ROU-74 PET-01 PET-04 a pet with kind, breed, age in words, days to its birthday and weight', async () => {
  await open(customer());
  const card = screen.getByRole('article', { name: 'Рекс' });
  expect(plain(card)).toContain('Собака, Такса стандартная');
  expect(plain(card)).toContain('2 года 3 месяца');
  expect(plain(card)).toContain('День рождения через 12 дней');
  expect(plain(card)).toContain('8,4 кг');
  const goods = within(within(card).getByRole('navigation', { name: 'Товары: Рекс' }));
  expect(goods.getByRole('link', { name: /Товары для собак/ })).toHaveAttribute(
    'href',
    '/catalog/tovary_dlya_sobak/filter/vozrast-is-vzroslye/apply/',
  );
});

test('PET-05 a customer without pets is invited to add the first one', async () => {
  await open(customer([]));
  expect(screen.getByText('Познакомьте нас с питомцем')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Добавить питомца' })).toBeVisible();
});

test('PET-06 API-106 API-109 a new pet: the kinds, and the breeds of the chosen one', async () => {
  const { app } = await open(customer([]));
  const fields = await fillNew('Рекс', 'Собака');
  expect(fields.getAllByRole('radio')).toHaveLength(8);
  await userEvent.type(fields.getByRole('combobox', { name: /^Порода/ }), 'тер');
  await userEvent.click(await fields.findByRole('option', { name: 'Йоркширский терьер' }));
  await userEvent.type(fields.getByRole('textbox', { name: 'День рождения' }), '5.12.2024');
  await userEvent.type(fields.getByRole('textbox', { name: 'Вес, кг' }), '3,2');
  app.backEnd.answer(addPet, fixtures.pet());
  await userEvent.click(fields.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByRole('article', { name: 'Рекс' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Добавить питомца' })).toHaveFocus());
  const typed = { animal: 'dog', name: 'Рекс', birthday: '05.12.2024', weight: 3.2, picture: '' };
  expect(sent(app, addPet)).toEqual([{ ...typed, breed: 'Йоркширский терьер' }]);
});

test('PET-03 PET-07 what is missing or wrong is said at the fields, and nothing is sent', async () => {
  const { app } = await open(customer([]));
  await press('Добавить питомца');
  const fields = await form('Новый питомец');
  await userEvent.type(fields.getByRole('textbox', { name: 'День рождения' }), '31.02.2024');
  await userEvent.type(fields.getByRole('textbox', { name: 'Вес, кг' }), 'много');
  await userEvent.click(fields.getByRole('button', { name: 'Сохранить' }));
  for (const text of ['Выберите, кто у вас живёт', 'Напишите, как зовут питомца', /^Напишите дату так/, /^Укажите вес/])
    expect((await fields.findAllByText(text)).length).toBeGreaterThan(0);
  await userEvent.click(fields.getByRole('radio', { name: 'Собака' }));
  await userEvent.type(fields.getByRole('combobox', { name: /^Порода/ }), 'Сфинкс');
  const birthday = fields.getByRole('textbox', { name: 'День рождения' });
  await userEvent.clear(birthday);
  await userEvent.type(birthday, '01.01.2999');
  await userEvent.click(fields.getByRole('button', { name: 'Сохранить' }));
  expect((await fields.findAllByText('Выберите из списка или оставьте пустым')).length).toBeGreaterThan(0);
  expect(fields.getAllByText('Этот день ещё не наступил').length).toBeGreaterThan(0);
  expect(sent(app, addPet)).toEqual([]);
});

test('PET-02 PET-06 another kind empties a breed that it does not have; capitals do not matter', async () => {
  const { app } = await open(customer([]));
  const fields = await fillNew();
  const breed = fields.getByRole('combobox', { name: /^Порода/ });
  await userEvent.type(breed, 'мейн-кун');
  await userEvent.click(fields.getByRole('radio', { name: 'Собака' }));
  await waitFor(() => expect(breed).toHaveValue(''));
  await userEvent.type(breed, 'БИГЛЬ');
  app.backEnd.answer(addPet, fixtures.pet());
  await userEvent.click(fields.getByRole('button', { name: 'Сохранить' }));
  await screen.findByRole('article', { name: 'Рекс' });
  expect(sent(app, addPet)).toMatchObject([{ animal: 'dog', breed: 'Бигль' }]);
});

test('PET-05 API-108 a known pet is changed, with a photo; the form begins with what is known', async () => {
  const { app } = await open(customer());
  await press('Изменить: Рекс');
  const fields = await form('Изменить: Рекс');
  expect(fields.getByRole('radio', { name: 'Собака' })).toBeChecked();
  expect(fields.getByRole('textbox', { name: 'Вес, кг' })).toHaveValue('8,4');
  expect(fields.getByRole('combobox', { name: /^Порода/ })).toHaveValue('Такса стандартная');
  const id = 'a'.repeat(32);
  app.backEnd.answer(addPetPicture, { id, picture: `/pictures/pet/${id}/1` });
  await userEvent.upload(fields.getByLabelText('Выбрать фото'), new File(['x'], 'rex.jpg', { type: 'image/jpeg' }));
  expect(await fields.findByRole('button', { name: 'Убрать' })).toBeVisible();
  await userEvent.type(fields.getByRole('textbox', { name: 'Кличка' }), ' II');
  app.backEnd.answer(updatePet, fixtures.pet({ name: 'Рекс II' }));
  await userEvent.click(fields.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByRole('article', { name: 'Рекс II' })).toBeVisible();
  expect(sent(app, updatePet)).toMatchObject([{ id: 31, name: 'Рекс II', weight: 8.4, picture: id }]);
});

test('PET-05 a photo that is refused says why', async () => {
  const { app } = await open(customer());
  await press('Изменить: Рекс');
  const message = 'Не получилось прочитать картинку. Подойдут JPEG, PNG и WebP.';
  app.backEnd.fail(addPetPicture, { status: 422, message });
  await userEvent.upload(
    (await form('Изменить: Рекс')).getByLabelText('Выбрать фото'),
    new File(['x'], 'x.jpg', { type: 'image/jpeg' }),
  );
  expect(await screen.findByText(message)).toBeVisible();
});

test('PET-07 API-107 a pet is deleted after a question', async () => {
  const { app } = await open(customer());
  await press('Удалить: Рекс');
  await press('Отмена');
  expect(screen.getByRole('article', { name: 'Рекс' })).toBeVisible();
  await press('Удалить: Рекс');
  expect(await screen.findByRole('dialog', { name: 'Удалить питомца?' })).toBeVisible();
  app.backEnd.answer(deletePet, []);
  await press('Удалить');
  expect(await screen.findByText('Познакомьте нас с питомцем')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Добавить питомца' })).toHaveFocus());
  expect(sent(app, deletePet)).toEqual([{ id: 31 }]);
});

test('PET-07 a deletion that fails shows a notification, and the pet stays', async () => {
  const { app } = await open(customer());
  const told: unknown[] = [];
  app.command(showNotification, async (message) => {
    told.push(message);
    return {};
  });
  app.backEnd.fail(deletePet);
  await press('Удалить: Рекс');
  await press('Удалить');
  await waitFor(() => expect(told).toMatchObject([{ kind: 'error', text: /^Не удалось удалить питомца/ }]));
  expect(await screen.findByRole('article', { name: 'Рекс' })).toBeVisible();
});

test('PET-05 API-105 pets that do not load can be read again', async () => {
  const app = customer();
  app.backEnd.fail(getPets);
  await open(app);
  expect(await screen.findByText('Питомцы не загрузились')).toBeVisible();
  app.backEnd.answer(getPets, [fixtures.pet()]);
  await press('Повторить');
  expect(await screen.findByRole('article', { name: 'Рекс' })).toBeVisible();
});

test('PET-05 what the server refuses is said in the form, and what was typed stays', async () => {
  const { app } = await open(customer([]));
  const fields = await fillNew();
  app.backEnd.fail(addPet, { status: 409, message: 'Можно добавить не больше 20 питомцев' });
  await userEvent.click(fields.getByRole('button', { name: 'Сохранить' }));
  expect(await fields.findByText('Можно добавить не больше 20 питомцев')).toBeVisible();
  expect(fields.getByRole('textbox', { name: 'Кличка' })).toHaveValue('Мурка');
});

describe('a form whose session ends in the middle', () => {
  /** Types a name as user 7; then another document opens the page. */
  async function typeAndLeave(beforeLeaving: (app: TestApp) => Promise<unknown> = async () => {}) {
    const { app, unmount } = await open(customer([]));
    await fillNew();
    await beforeLeaving(app);
    unmount();
  }

  test('PET-05 is open again after the sign-in, with what was typed', async () => {
    await typeAndLeave();
    await open(customer([]));
    const fields = await form('Новый питомец');
    expect(fields.getByRole('textbox', { name: 'Кличка' })).toHaveValue('Мурка');
    expect(fields.getByRole('radio', { name: 'Кошка' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(sessionStorage).toHaveLength(0);
  });

  test('PET-05 is nobody else’s', async () => {
    await typeAndLeave();
    await open(customer([], 8));
    await screen.findByText('Познакомьте нас с питомцем');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  test('PET-05 is gone after a sign-out', async () => {
    await typeAndLeave(async (app) => {
      app.backEnd.answer(logout, fixtures.anonymous());
      await userEvent.click(screen.getByText('Выйти'));
      await waitFor(() => expect(sessionStorage).toHaveLength(0));
    });
  });
});

test('PET-05 pets of one customer are not shown to the next one on the same page', async () => {
  const { app } = await open(customer());
  app.backEnd.answer(getPets, [fixtures.pet({ id: 40, name: 'Кеша' })]);
  act(() => app.write(sessionAtom, { ...unknownSession, status: 'authorized', userId: 8, groups: ['customer'] }));
  expect(screen.queryByRole('article', { name: 'Рекс' })).not.toBeInTheDocument();
  expect(await screen.findByRole('article', { name: 'Кеша' })).toBeVisible();
});
