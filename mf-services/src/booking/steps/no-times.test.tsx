import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askForCall } from '@zapovednik/api/services/calls/call-back';
import { getGroomingIntervals } from '@zapovednik/api/services/calls/gruming';
import { getVetIntervals } from '@zapovednik/api/services/calls/vet';
import { createTestApp, fixtures, renderWithApp } from '@zapovednik/testing';
import { captchaResponse } from '@zapovednik/ui/captcha';
import { FormFailure } from '@zapovednik/ui/field';
import { groomingKind } from '../../kinds/grooming';
import { vetKind } from '../../kinds/vet';
import { asked, press, startBooking } from '../../testing/booking';
import NoTimes from './no-times';

jest.mock('@zapovednik/ui/captcha', () => ({ captchaResponse: jest.fn(async () => ({})) }));
const mockedCaptcha = jest.mocked(captchaResponse);

beforeEach(() => sessionStorage.clear());

const noTimes = { ...fixtures.freeTimes(), days: fixtures.freeTimes().days.map(({ day }) => ({ day, intervals: [] })) };

/** A specialist is chosen in a salon where nobody has a time. */
async function open(kind = vetKind, app = createTestApp()) {
  startBooking(kind, app);
  for (const call of [getVetIntervals, getGroomingIntervals]) app.backEnd.answer(call, noTimes);
  await press(/^Салон на Ленина/);
  await press(/^Осмотр/);
  await press(/^Вера Лисина/);
  expect(await screen.findByText('На ближайшие две недели всё занято.')).toBeVisible();
  return app;
}

test('VET-03 a specialist without a time: the nearest one of the others, in one press', async () => {
  const app = createTestApp();
  startBooking(vetKind, app);
  const { days, ...rest } = fixtures.freeTimes();
  const ofPyotr = days.map(({ day, intervals }) => ({
    day,
    intervals: intervals.filter(({ time }) => time === '10:30'),
  }));
  app.backEnd.answer(getVetIntervals, {
    ...rest,
    days: ofPyotr.map(({ day, intervals }) => ({
      ...{ day, intervals: intervals.map((one) => ({ ...one, specialistIds: [2] })) },
    })),
  });
  await press(/^Салон на Ленина/);
  await press(/^Осмотр/);
  await press(/^Вера Лисина/);
  await press('Любой врач: завтра, 24\u00a0ноября, 10:30');
  expect(await screen.findByRole('button', { name: '10:30' })).toBeVisible();
});

test('VET-03 a salon without a time: the first time of another salon, another address, a phone', async () => {
  const app = createTestApp();
  startBooking(vetKind, app);
  app.backEnd.answer(getVetIntervals, ({ id }) => (Number(id) === 1 ? noTimes : fixtures.freeTimes()));
  await press(/^Салон на Ленина/);
  await press(/^Осмотр/);
  await press(/^Любой врач/);
  expect(await screen.findByRole('link', { name: '+7 (343) 000-00-00' })).toBeVisible();
  await press('Салон на Мира: завтра, 24\u00a0ноября, 09:00');
  expect(await screen.findByRole('button', { name: '10:30' })).toBeVisible();
  expect(screen.getByText('Салон на Мира')).toBeVisible();
});

test('VET-03 other salons stand in the order of their first times; one that does not answer is left out', async () => {
  const app = createTestApp();
  const [salon, second] = fixtures.salons();
  const [service] = fixtures.salonServices();
  if (!salon || !second || !service) throw new Error('The fixtures have two salons and a service');
  const salons = [
    salon,
    second,
    { ...second, id: 3, name: 'Салон на Гоголя' },
    { ...second, id: 4, name: 'Салон на Луне' },
  ];
  const { days, ...rest } = fixtures.freeTimes();
  const times = (ahead: number) => ({
    ...rest,
    days: days.map(({ day }, at) => ({
      ...{ day, intervals: at === ahead ? (days[1]?.intervals ?? []) : [] },
    })),
  });
  app.backEnd.answer(getVetIntervals, ({ id }) => {
    if (Number(id) === 4) throw new Error('down');
    return Number(id) === 1 ? noTimes : times(Number(id) === 2 ? 3 : 2);
  });
  const nothing = () => {};
  const events = { onChoose: nothing, onOtherSalon: nothing, onCallBack: nothing };
  renderWithApp(
    <NoTimes {...{ kind: vetKind, salon, service, salons, specialistId: 0, times: noTimes }} {...events} />,
    { app },
  );
  const found = within(await screen.findByRole('list', { name: 'Где есть время' }));
  expect(await found.findAllByRole('button')).toHaveLength(2);
  expect(found.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Салон на Гоголя: ср, 25\u00a0ноября, 09:00',
    'Салон на Мира: чт, 26\u00a0ноября, 09:00',
  ]);
});

test('VET-03 another address leads back to the list', async () => {
  await open();
  await press('Выбрать другой адрес');
  expect(screen.getByRole('button', { name: /^Салон на Мира/ })).toBeVisible();
});

test('VET-03 GRM-03 a person without a time asks the salon to call, and is told what follows', async () => {
  const app = await open(groomingKind);
  app.backEnd.answer(askForCall, {});
  await press('Попросить перезвонить');
  const dialog = within(await screen.findByRole('dialog', { name: 'Перезвонить вам' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Ваше имя' }), 'Иван');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Телефон' }), '9225550001');
  await userEvent.click(dialog.getByRole('button', { name: 'Жду звонка' }));
  expect(asked(app, askForCall.id)).toEqual([]);
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Согласен на/ }));
  app.backEnd.fail(askForCall);
  await userEvent.click(dialog.getByRole('button', { name: 'Жду звонка' }));
  expect(await dialog.findByText(/Нет связи с магазином/)).toBeVisible();
  app.backEnd.answer(askForCall, {});
  await userEvent.click(dialog.getByRole('button', { name: 'Жду звонка' }));
  expect(await dialog.findByText(/Позвоним вам в рабочие часы/)).toBeVisible();
  expect(asked(app, askForCall.id).at(-1)).toEqual({
    ...{ salonId: 1, serviceId: 1, name: 'Иван', phone: '79225550001', acceptPersonData: 'Y' },
  });
});

test('SES-14 where the shop has a captcha, the request has its response', async () => {
  const app = await open();
  app.backEnd.answer(askForCall, {});
  mockedCaptcha.mockRejectedValueOnce(new FormFailure('Проверка не закончена.'));
  await press('Попросить перезвонить');
  const dialog = within(await screen.findByRole('dialog', { name: 'Перезвонить вам' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Ваше имя' }), 'Иван');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Телефон' }), '9225550001');
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Согласен на/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Жду звонка' }));
  expect(await dialog.findByText('Проверка не закончена.')).toBeVisible();
  expect(asked(app, askForCall.id)).toEqual([]);
  mockedCaptcha.mockResolvedValueOnce({ captchaResponse: 'human' });
  await userEvent.click(dialog.getByRole('button', { name: 'Жду звонка' }));
  expect(await dialog.findByText(/Позвоним вам в рабочие часы/)).toBeVisible();
  expect(asked(app, askForCall.id)).toMatchObject([{ captchaResponse: 'human' }]);
});
