import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addApplicationFile, applyForJob, applyForVacancy } from '@zapovednik/api/content/calls/application';
import { getJobs, getVacancies, getVacancySlider } from '@zapovednik/api/content/calls/career';
import { renderArea } from '@zapovednik/testing';
import area from '../area';
import { contentApp, requestsOf } from '../testing/content';

beforeEach(() => sessionStorage.clear());

const fileId = 'a'.repeat(32);
function careersApp(options?: Parameters<typeof contentApp>[0]) {
  const app = contentApp(options);
  app.backEnd.answer(applyForJob, { id: 21 });
  app.backEnd.answer(applyForVacancy, { id: 22 });
  app.backEnd.answer(addApplicationFile, ({ part, parts }) => ({ id: fileId, done: part === parts }));
  return app;
}

async function fill() {
  await screen.findByRole('form', { name: 'Отклик' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Ваше имя' }), 'Вера Лисина');
  await userEvent.type(screen.getByRole('textbox', { name: 'Телефон' }), '9225550011');
  await userEvent.type(screen.getByRole('textbox', { name: 'О себе' }), 'Стригу терьеров.');
  await userEvent.click(screen.getByRole('checkbox'));
}
const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText(/Приложить файл|Заменить файл/), file, { applyAccept: false });
const resume = (size = 200_000, name = 'Резюме.pdf') => new File([new Uint8Array(size)], name);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Отправить отклик' }));

test('CON-20 CON-26 API-152 the careers page has the kinds of work with what is open', async () => {
  await renderArea(area, '/vacancies/', { app: careersApp() });
  const list = within(screen.getByRole('list', { name: 'Вакансии' }));
  expect(list.getByRole('link', { name: 'Грумер' })).toHaveAttribute('href', '/vacancies/grumer/');
  expect(list.getByText(/2 места в 2 городах, от 80\s000 ₽ в месяц/)).toBeVisible();
  expect(list.getByText('Сейчас все на местах')).toBeVisible();
});

test('API-151 API-153 stories of people who work here, and slides, are on the careers page', async () => {
  await renderArea(area, '/vacancies/', { app: careersApp() });
  const stories = within(screen.getByRole('region', { name: 'Истории сотрудников' }));
  expect(stories.getByText('Боялась терьеров.')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Почему у нас хорошо' })).getByText('С собакой')).toBeVisible();
});

test('CON-21 API-154 jobs are shown for the main city, and for another one that is chosen', async () => {
  const app = careersApp();
  await renderArea(area, '/vacancies/cities/', { app });
  const jobs = within(screen.getByRole('list', { name: 'Вакансии в Екатеринбурге' }));
  expect(jobs.getByText('Салон 11')).toBeVisible();
  expect(jobs.getByRole('link', { name: 'Откликнуться: Грумер, Салон 11' })).toHaveAttribute(
    'href',
    '/vacancies/grumer/?job=11#zayavka',
  );
  await userEvent.click(
    within(screen.getByRole('navigation', { name: 'Города' })).getByRole('link', { name: 'Пермь 1' }),
  );
  expect(await screen.findByText('Салон в Перми')).toBeVisible();
  expect(requestsOf(app, getJobs)).toEqual([{ filter: { location: 2201 } }, { filter: { location: 2202 } }]);
});

test('CON-22 API-156 an application for the chosen job is sent with its file', async () => {
  const app = careersApp();
  await renderArea(area, '/vacancies/grumer/?job=11', { app });
  expect(screen.getByText('Стричь')).toBeVisible();
  await fill();
  expect(screen.getByRole('combobox', { name: 'Место работы' })).toHaveDisplayValue('Екатеринбург: Салон 11');
  await choose(resume());
  expect(await screen.findByText('Файл загружен')).toBeVisible();
  await send();
  expect(await screen.findByRole('heading', { name: 'Заявка № 21 принята' })).toHaveFocus();
  expect(requestsOf(app, addApplicationFile)).toMatchObject([
    { id: '', name: 'Резюме.pdf', part: 1, parts: 2 },
    { id: fileId, part: 2, parts: 2 },
  ]);
  expect(requestsOf(app, applyForJob)).toEqual([
    {
      ...{ name: 'Вера Лисина', phone: '79225550011', text: 'Стригу терьеров.' },
      ...{ file: fileId, jobId: 11, acceptPersonData: 'Y' },
    },
  ]);
});

test('API-155 somebody without a fitting job leaves a form', async () => {
  const app = careersApp();
  await renderArea(area, '/vacancies/', { app });
  await fill();
  await send();
  expect(await screen.findByRole('heading', { name: 'Заявка № 22 принята' })).toBeVisible();
  expect(requestsOf(app, applyForVacancy)).toMatchObject([{ name: 'Вера Лисина', file: '' }]);
});

test('CON-23 a file of another type, or too large, is refused before it is sent', async () => {
  const app = careersApp();
  await renderArea(area, '/vacancies/grumer/', { app });
  await fill();
  await choose(resume(10, 'резюме.exe'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Такой файл не подойдёт. Приложите PDF, DOCX');
  await choose(resume(5 * 1024 * 1024 + 1));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Файл больше 5 МБ'));
  await choose(resume(0));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Файл пустой'));
  expect(requestsOf(app, addApplicationFile)).toEqual([]);
});

test('ERR-39 CON-23 what was typed survives a failed upload, which can be tried again', async () => {
  const app = careersApp();
  app.backEnd.fail(addApplicationFile, { status: 422, message: 'Не получилось прочитать файл.' });
  await renderArea(area, '/vacancies/grumer/', { app });
  await fill();
  await choose(resume(10));
  expect(await screen.findByRole('alert')).toHaveTextContent('Не получилось прочитать файл.');
  expect(screen.getByRole('textbox', { name: 'О себе' })).toHaveValue('Стригу терьеров.');
  app.backEnd.answer(addApplicationFile, { id: fileId, done: true });
  await userEvent.click(screen.getByRole('button', { name: 'Загрузить ещё раз' }));
  expect(await screen.findByText('Файл загружен')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Убрать' }));
  await send();
  await waitFor(() => expect(requestsOf(app, applyForVacancy)).toMatchObject([{ vacancyId: 3, file: '' }]));
});

test('ERR-39 a list that cannot be read leads to the form, and can be read again', async () => {
  const app = careersApp({ report: jest.fn() });
  app.backEnd.fail(getVacancies);
  app.backEnd.fail(getVacancySlider);
  await renderArea(area, '/vacancies/', { app });
  expect(await screen.findByText('Вакансии не загрузились')).toBeVisible();
  app.backEnd.answer(getVacancies, []);
  await userEvent.click(screen.getByRole('button', { name: 'Загрузить ещё раз' }));
  expect(await screen.findByText('Сейчас все на местах')).toBeVisible();
});
