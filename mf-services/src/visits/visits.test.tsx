import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getTrainingIntervals } from '@zapovednik/api/services/calls/handling';
import { getVetIntervals } from '@zapovednik/api/services/calls/vet';
import { cancelVet, getVetHistory, getVetVisits } from '@zapovednik/api/services/calls/vet-visit';
import {
  cancelOwnVisit,
  getOwnVisit,
  getOwnVisitFile,
  getOwnVisits,
  getVisitByLink,
  moveOwnVisit,
  moveVisitByLink,
  type VisitDetails,
} from '@zapovednik/api/services/calls/visit';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { createTestApp, fixtures, renderArea, renderWithApp } from '@zapovednik/testing';
import area from '../area';
import { Component as NextVisit } from '../widgets/next-visit';
import { Component as OwnVisit } from '../widgets/own-visit';
import { VisitList } from './visit-list';

const grooming = (changes: Partial<VisitDetails> = {}) =>
  fixtures.visitDetails({ id: 78, kind: 'grooming', service: { id: 2, name: 'Стрижка' }, ...changes });

function app() {
  const made = createTestApp();
  const notifications: string[] = [];
  made.command(showNotification, async ({ text }) => {
    notifications.push(text ?? '');
    return {};
  });
  made.backEnd.answer(getVetIntervals, fixtures.freeTimes());
  return { app: made, notifications, asked: (id: string) => made.backEnd.asked.filter((each) => each.id === id) };
}

function showVet(changes: Partial<VisitDetails> = {}) {
  const made = app();
  made.app.backEnd.answer(getVetHistory, { records: [fixtures.visitDetails(changes)] });
  renderWithApp(<OwnVisit code="vet-77" />, { app: made.app });
  return made;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('CAB-24 VET-05 visits ahead of all kinds, soonest first, then the history', async () => {
  const { app: made, asked } = app();
  made.backEnd.answer(getVetVisits, { records: [fixtures.visitDetails({ startsAt: '2026-11-26T04:00:00.000Z' })] });
  made.backEnd.answer(getVetHistory, {
    records: [fixtures.visitDetails({ id: 70, isOver: true, canChange: false, conclusion: 'Здоров' })],
  });
  made.backEnd.answer(getOwnVisits, ({ filter }) => ({
    records: filter?.IN_WORK === 'Y' ? [grooming()] : [grooming({ id: 71, status: 'cancelled', canChange: false })],
  }));
  renderWithApp(<VisitList />, { app: made });
  const ahead = within(await screen.findByRole('region', { name: 'Предстоят' }));
  const links = (await ahead.findAllByRole('link')).map((each) => each.getAttribute('href'));
  expect(links).toEqual([
    '/cabinet/vet-cabinet-recordings-and-history/grooming-78/',
    '/cabinet/vet-cabinet-recordings-and-history/vet-77/',
  ]);
  expect(asked('services.vet.get')[0]?.input).toEqual({ filter: { IN_WORK: 'Y' } });
  const history = within(screen.getByRole('region', { name: 'История' }));
  expect(history.getByText('Визит прошёл')).toBeVisible();
  expect(history.getByText('Отменена')).toBeVisible();
  expect(history.getByText(/есть заключение/)).toBeVisible();
});

test('CAB-24 without visits the page leads to the booking; a list that fails is read again by a press', async () => {
  const { app: made } = app();
  made.backEnd.fail(getVetVisits, { status: 500, message: 'Ошибка' });
  made.backEnd.answer(getVetHistory, { records: [] });
  made.backEnd.answer(getOwnVisits, { records: [] });
  renderWithApp(<VisitList />, { app: made });
  expect(await screen.findByText('Записи не загрузились')).toBeVisible();
  made.backEnd.answer(getVetVisits, { records: [] });
  await press('Повторить');
  expect(await screen.findByText('Здесь будут записи к врачу, грумеру и кинологу')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Записаться к врачу' })).toHaveAttribute('href', '/vet-kabinety/');
});

test('CAB-25 one visit: when, where, with whom, the price, the conclusion and the files', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = jest.fn((file: Blob) => `blob:${saved.push(file)}`);
  URL.revokeObjectURL = jest.fn();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const conclusion = 'Здоров.\nПовторный осмотр через год.';
  const files = [{ id: 5, name: 'Рентген.png', size: 340_000 }];
  const { app: made, asked } = showVet({ isOver: true, canChange: false, conclusion, files });
  expect(await screen.findByRole('heading', { name: 'вторник, 24\u00a0ноября, 09:00' })).toBeVisible();
  expect(asked('services.vet.getHistory')[0]?.input).toEqual({ id: 77 });
  for (const text of ['Осмотр', 'Вера Лисина, Терапевт', 'Рекс']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/^900\s₽$/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Заключение' })).toHaveTextContent('Повторный осмотр через год.');
  expect(screen.queryByRole('button', { name: 'Перенести' })).not.toBeInTheDocument();
  made.backEnd.answer(getOwnVisitFile, { name: 'Рентген.png', type: 'image/png', content: 'AQID' });
  await press('Скачать: Рентген.png');
  await waitFor(() => expect(saved.map(({ size, type }) => [size, type])).toEqual([[3, 'image/png']]));
  click.mockRestore();
});

test('CAB-25 what was replaced is read below the present conclusion, each by a press', async () => {
  showVet({
    ...{ isOver: true, canChange: false, conclusion: 'Операция не нужна' },
    earlier: [
      { text: 'Нужна операция', replacedOn: '2026-11-25', files: [] },
      { text: 'Здоров', replacedOn: '2026-11-24', files: [{ id: 4, name: 'Анализ.pdf', size: 20_000 }] },
    ],
  });
  const earlier = within(await screen.findByRole('region', { name: 'Прежние заключения' }));
  expect(earlier.getByText('Нужна операция')).not.toBeVisible();
  await userEvent.click(earlier.getByText('До 24 ноября'));
  expect(earlier.getByText('Здоров')).toBeVisible();
  expect(earlier.getByRole('button', { name: 'Скачать: Анализ.pdf' })).toBeVisible();
});

test('CAB-13 CAB-24 the next visit is the first of the list, with the same day, place and link', async () => {
  const { app: made } = app();
  made.backEnd.answer(getVetVisits, { records: [fixtures.visitDetails({ startsAt: '2026-11-26T04:00:00.000Z' })] });
  made.backEnd.answer(getOwnVisits, { records: [grooming()] });
  made.backEnd.answer(getVetHistory, { records: [] });
  renderWithApp(
    <>
      <NextVisit />
      <VisitList />
    </>,
    { app: made },
  );
  const next = await screen.findByRole('region', { name: 'Ближайшая запись' });
  const [first, second] = within(await screen.findByRole('region', { name: 'Предстоят' })).getAllByRole('listitem');
  expect(within(next).getByRole('listitem').textContent).toBe(first?.textContent);
  expect(first).not.toHaveTextContent('Осмотр');
  expect(second).toHaveTextContent('Осмотр');
  for (const text of ['вторник, 24 ноября, 09:00', /^Стрижка, Рекс$/, 'Салон на Ленина'])
    expect(within(next).getByText(text)).toBeVisible();
  expect(within(next).getByRole('link', { name: /24\u00a0ноября/ })).toHaveAttribute(
    'href',
    '/cabinet/vet-cabinet-recordings-and-history/grooming-78/',
  );
});

test('CAB-10 without a visit ahead, or outside the default location, there is no next visit', async () => {
  const { app: made, asked } = app();
  made.backEnd.answer(getVetVisits, { records: [] });
  made.backEnd.answer(getOwnVisits, { records: [] });
  const { container, unmount } = renderWithApp(<NextVisit />, { app: made });
  await waitFor(() => expect(asked('services.visit.list')).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
  unmount();
  const other = createTestApp({ city: fixtures.perm() });
  renderWithApp(<NextVisit />, { app: other });
  expect(other.backEnd.asked).toEqual([]);
});

test('VET-04 a visit is cancelled after a question; the page and the lists show it', async () => {
  const { app: made, asked, notifications } = showVet();
  await press('Отменить запись');
  const dialog = within(await screen.findByRole('dialog', { name: 'Отменить запись?' }));
  made.backEnd.answer(cancelVet, fixtures.visitDetails({ status: 'cancelled', canChange: false }));
  await userEvent.click(dialog.getByRole('button', { name: 'Отменить запись' }));
  expect(await screen.findByText('Отменена')).toBeVisible();
  expect(asked('services.vet.cancel')[0]?.input).toEqual({ id: 77 });
  expect(notifications).toEqual(['Запись № 77 отменена']);
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: /24\u00a0ноября/ })).toHaveFocus());
});

test('VET-04 a cancellation that is too late says the phone, and nothing changes', async () => {
  const { app: made } = showVet();
  made.backEnd.fail(cancelVet, { status: 409, code: 'too_late', message: 'До визита меньше двух часов' });
  await press('Отменить запись');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Отменить запись' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('До визита меньше двух часов');
  await userEvent.click(dialog.getByRole('button', { name: 'Не отменять' }));
  expect(screen.getByText('Вы записаны')).toBeVisible();
});

test('VET-04 within two hours of the visit the page only names the phone', async () => {
  showVet({ canChange: false });
  expect(await screen.findByText(/^Меньше чем за 2 часа до начала/)).toBeVisible();
  expect(screen.getByRole('link', { name: '+7 (343) 000-00-01' })).toHaveAttribute('href', 'tel:+73430000001');
  expect(screen.queryByRole('button', { name: 'Отменить запись' })).not.toBeInTheDocument();
});

test('VET-04 a visit is moved with the times of the booking; a time that is gone is chosen again', async () => {
  const { app: made, asked, notifications } = showVet();
  await press('Перенести');
  const dialog = within(await screen.findByRole('dialog', { name: 'Выберите другое время' }));
  expect(dialog.getByRole('button', { name: 'Выберите время' })).toBeDisabled();
  made.backEnd.fail(moveOwnVisit, {
    status: 409,
    code: 'slot_taken',
    message: 'Это время уже заняли. Выберите другое',
  });
  await userEvent.click(await dialog.findByRole('button', { name: '10:30' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Перенести на 24\u00a0ноября, 10:30' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Это время уже заняли');
  await waitFor(() => expect(asked('services.vet.getIntervals')).toHaveLength(2));
  made.backEnd.answer(moveOwnVisit, fixtures.visitDetails({ time: '10:30', startsAt: '2026-11-24T05:30:00.000Z' }));
  await userEvent.click(dialog.getByRole('button', { name: '10:30' }));
  await userEvent.click(dialog.getByRole('button', { name: /^Перенести на/ }));
  expect(await screen.findByRole('heading', { name: 'вторник, 24\u00a0ноября, 10:30' })).toBeVisible();
  expect(asked('services.visit.move').at(-1)?.input).toEqual({
    ...{ id: 77, startsAt: '2026-11-24T05:30:00.000Z', specialistId: 1 },
  });
  expect(notifications).toEqual(['Запись перенесена на 24\u00a0ноября, 10:30']);
});

test('VET-04 a visit that is moved to the next two hours loses its buttons: the focus is on its new time', async () => {
  const { app: made } = showVet();
  await press('Перенести');
  const dialog = within(await screen.findByRole('dialog'));
  made.backEnd.answer(moveOwnVisit, fixtures.visitDetails({ time: '10:30', canChange: false }));
  await userEvent.click(await dialog.findByRole('button', { name: '10:30' }));
  await userEvent.click(dialog.getByRole('button', { name: /^Перенести на/ }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: /10:30$/ })).toHaveFocus());
});

test('GRM-07 a grooming is read and cancelled by the shop’s own calls', async () => {
  const { app: made, asked } = app();
  made.backEnd.answer(getOwnVisit, grooming());
  made.backEnd.answer(cancelOwnVisit, grooming({ status: 'cancelled', canChange: false }));
  renderWithApp(<OwnVisit code="grooming-78" />, { app: made });
  await press('Отменить запись');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отменить запись' }));
  expect(await screen.findByText('Отменена')).toBeVisible();
  expect([asked('services.visit.get')[0]?.input, asked('services.visit.cancel')[0]?.input]).toEqual([
    { id: 78 },
    { id: 78 },
  ]);
});

test('HND-06 a training is moved to any trainer', async () => {
  const { app: made, asked } = app();
  const training = grooming({ id: 79, kind: 'training' });
  made.backEnd.answer(getOwnVisit, training);
  made.backEnd.answer(getTrainingIntervals, fixtures.freeTimes());
  made.backEnd.answer(moveOwnVisit, training);
  renderWithApp(<OwnVisit code="training-79" />, { app: made });
  await press('Перенести');
  await press('Любой кинолог');
  await press('10:30');
  await press(/^Перенести на/);
  await waitFor(() => expect(asked('services.visit.move')[0]?.input).toMatchObject({ id: 79, specialistId: null }));
});

test.each(['vet-0', 'dragon-1', 'vet-', '77', 'vet-77-1', 'vet-9999999999'])(
  'CAB-25 «%s» names no visit, and nothing is asked',
  async (code) => {
    const { app: made } = app();
    renderWithApp(<OwnVisit code={code} />, { app: made });
    expect(screen.getByText('Такой записи у вас нет')).toBeVisible();
    expect(made.backEnd.asked).toEqual([]);
  },
);

test('CAB-25 somebody else’s visit is like one that does not exist; a failure can be tried again', async () => {
  const { app: made } = app();
  made.backEnd.fail(getVetHistory, { status: 404, message: 'Запись не найдена' });
  const { unmount } = renderWithApp(<OwnVisit code="vet-77" />, { app: made });
  expect(await screen.findByText('Такой записи у вас нет')).toBeVisible();
  unmount();
  const other = app().app;
  other.backEnd.fail(getVetHistory, { status: 500, message: 'Ошибка' });
  renderWithApp(<OwnVisit code="vet-77" />, { app: other });
  expect(await screen.findByText('Запись не загрузилась')).toBeVisible();
  other.backEnd.answer(getVetHistory, { records: [fixtures.visitDetails()] });
  await press('Повторить');
  expect(await screen.findByText('Вы записаны')).toBeVisible();
});

describe('the signed link', () => {
  const open = async (changes: Partial<VisitDetails> = {}) => {
    const made = app();
    made.app.backEnd.answer(getVisitByLink, fixtures.visitDetails(changes));
    await renderArea(area, '/visit/25-abcdefghijklmnop/', { app: made.app });
    return made;
  };

  test('VET-04 a guest sees the visit; the page is hidden from search engines and gives its address to nobody', async () => {
    const { asked } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Запись № 77' })).toBeVisible();
    expect(asked('services.visit.getByLink')[0]?.input).toEqual({ token: '25-abcdefghijklmnop' });
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(document.head.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  });

  test('VET-04 after the salon has closed another time is chosen', async () => {
    const { app: made, asked } = await open({ status: 'closed' });
    expect(await screen.findByText('Салон закрыт, выберите другое время')).toBeVisible();
    made.backEnd.answer(moveVisitByLink, fixtures.visitDetails({ time: '10:30' }));
    await press('Выбрать другое время');
    await press('10:30');
    await press(/^Перенести на/);
    expect(await screen.findByText('Вы записаны')).toBeVisible();
    expect(asked('services.visit.moveByLink')[0]?.input).toMatchObject({
      ...{ token: '25-abcdefghijklmnop', startsAt: '2026-11-24T05:30:00.000Z' },
    });
  });

  test('VET-04 a link that does not work says so, and leads on', async () => {
    const { app: made } = app();
    made.backEnd.fail(getVisitByLink, { status: 404, message: 'Запись не найдена' });
    await renderArea(area, '/visit/x/', { app: made });
    expect(await screen.findByRole('heading', { level: 1, name: 'Ссылка не работает' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Записаться снова' })).toHaveAttribute('href', '/vet-kabinety/');
  });
});
