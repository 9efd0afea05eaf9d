import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addApplicationFile } from '@zapovednik/api/content/calls/application';
import { sendPartnerRequest, sendRequest } from '@zapovednik/api/content/calls/request';
import { getCities } from '@zapovednik/api/shell/calls/city';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { fixtures, renderArea } from '@zapovednik/testing';
import area from '../area';
import { contentApp, requestsOf } from '../testing/content';

beforeEach(() => sessionStorage.clear());

function requestApp(options?: Parameters<typeof contentApp>[0]) {
  const app = contentApp(options);
  app.backEnd.answer(getCities, [fixtures.city()]);
  app.backEnd.answer(sendRequest, { id: 12 });
  app.backEnd.answer(sendPartnerRequest, { id: 13 });
  return app;
}

const form = (name: string) => screen.findByRole('form', { name });
const type = (label: string, text: string) => userEvent.type(screen.getByRole('textbox', { name: label }), text);

async function fillContacts() {
  await type('Ваше имя', 'Вера Лисина');
  await type('Телефон', '9225550011');
  await userEvent.click(screen.getByRole('checkbox', { name: /Согласен на обработку персональных данных/ }));
}
const person = { name: 'Вера Лисина', phone: '79225550011', email: '', acceptPersonData: 'Y' };

test('CON-24 API-157 the partner programme is joined with a form of its own page', async () => {
  const app = requestApp();
  await renderArea(area, '/affiliate-program/', { app });
  await form('Заявка на участие');
  await fillContacts();
  await type('Организация или проект', 'Клиника «Лапа»');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Чем занимаетесь' }), 'Ветеринарная клиника');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить заявку' }));
  expect(await screen.findByRole('heading', { name: 'Заявка № 13 принята' })).toHaveFocus();
  expect(requestsOf(app, sendPartnerRequest)).toEqual([
    {
      ...person,
      text: '',
      details: { organisation: 'Клиника «Лапа»', activity: 'Ветеринарная клиника', site: '' },
    },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Отправить ещё одну' }));
  expect(screen.getByRole('textbox', { name: 'Организация или проект' })).toHaveValue('');
});

test.each([
  ['/agent/', 'Анкета агента', 'Где будете рассказывать о нас'],
  ['/breeders/', 'Заявка в клуб заводчиков', 'Порода'],
  ['/stat-partnyerom-zapovednika/', 'Предложить товар', 'Что предлагаете'],
  ['/rent/', 'Предложить помещение', 'Площадь, м²'],
  ['/feedback/', 'Напишите нам', 'Что случилось'],
])('CON-24 %s has a form whose own fields are checked before anything is sent', async (path, name, field) => {
  const app = requestApp();
  await renderArea(area, path, { app });
  const own = within(await form(name));
  await userEvent.click(own.getByRole('button', { name: /Отправить|Стать агентом/ }));
  await waitFor(() => expect(own.getByRole('textbox', { name: field })).toBeInvalid());
  expect(own.getByRole('textbox', { name: 'Телефон' })).toBeInvalid();
  expect(own.getByRole('checkbox')).toBeInvalid();
  expect(requestsOf(app, sendRequest)).toEqual([]);
});

test('ERR-39 what was typed stays after a refusal, whose message is at its field, and after a reload', async () => {
  const app = requestApp();
  app.backEnd.fail(sendRequest, {
    status: 429,
    message: 'Слишком много попыток. Попробуйте через 60 мин.',
  });
  const { unmount } = await renderArea(area, '/feedback/', { app });
  await form('Напишите нам');
  await fillContacts();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'О чём обращение' }), 'Сайт');
  await type('Что случилось', 'Не открылась страница.');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить обращение' }));
  expect(await screen.findByText('Слишком много попыток. Попробуйте через 60 мин.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Что случилось' })).toHaveValue('Не открылась страница.');
  unmount();

  const again = requestApp();
  await renderArea(area, '/feedback/', { app: again });
  await form('Напишите нам');
  expect(screen.getByRole('textbox', { name: 'Что случилось' })).toHaveValue('Не открылась страница.');
  expect(screen.getByRole('combobox', { name: 'О чём обращение' })).toHaveValue('Сайт');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить обращение' }));
  expect(await screen.findByRole('heading', { name: 'Заявка № 12 принята' })).toBeVisible();
  expect(requestsOf(again, sendRequest)).toMatchObject([
    { ...person, kind: 'feedback', text: 'Не открылась страница.', details: { topic: 'Сайт', order: '' } },
  ]);
});

test('a customer finds the own contacts; a session that ends loses nothing, and another customer sees nothing of it', async () => {
  const app = requestApp();
  await renderArea(area, '/rent/', { app });
  await form('Предложить помещение');
  const anna = { ...unknownSession, status: 'authorized' as const, userId: 5, name: 'Анна', phone: '79220000001' };
  act(() => app.write(sessionAtom, anna));
  expect(screen.getByRole('textbox', { name: 'Ваше имя' })).toHaveValue('Анна');
  await type('Адрес помещения', 'улица Мира, 3');
  act(() => app.write(sessionAtom, { ...unknownSession, status: 'anonymous' }));
  expect(screen.getByRole('textbox', { name: 'Адрес помещения' })).toHaveValue('улица Мира, 3');
  act(() => app.write(sessionAtom, { ...anna, userId: 6, name: 'Борис' }));
  expect(screen.getByRole('textbox', { name: 'Адрес помещения' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Ваше имя' })).toHaveValue('Борис');
});

test('CON-24 feedback takes a photograph of the goods', async () => {
  const app = requestApp();
  const fileId = 'a'.repeat(32);
  app.backEnd.answer(addApplicationFile, { id: fileId, done: true });
  await renderArea(area, '/feedback/', { app });
  await form('Напишите нам');
  await fillContacts();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'О чём обращение' }), 'Качество товара');
  await type('Что случилось', 'Пакет порван');
  await userEvent.upload(screen.getByLabelText('Приложить файл'), new File(['x'], 'Пакет.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText('Файл загружен')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Отправить обращение' }));
  expect(await screen.findByRole('heading', { name: /№ 12/ })).toHaveFocus();
  expect(requestsOf(app, sendRequest)).toMatchObject([{ kind: 'feedback', file: fileId }]);
});
