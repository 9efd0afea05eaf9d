import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPets } from '@zapovednik/api/cabinet/calls/pet';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { createTestApp, fixtures } from '@zapovednik/testing';
import { groomingKind } from '../../kinds/grooming';
import { asked, press, startBooking } from '../../testing/booking';

beforeEach(() => sessionStorage.clear());

/** A customer with a poodle, a cat and a parrot, in the step of the service. */
async function open(weight = 12) {
  const app = createTestApp();
  const anna = { ...unknownSession, status: 'authorized' as const, userId: 7, name: 'Анна', phone: '79121234567' };
  app.write(sessionAtom, anna);
  app.backEnd.answer(getPets, [
    fixtures.pet({ id: 1, name: 'Бублик', breed: { ID: 5, VALUE: 'пудель' }, weight }),
    fixtures.pet({ id: 2, name: 'Мурка', animal: 'cat', animal_name: 'Кошка', breed: null, weight: 4 }),
    fixtures.pet({ id: 3, name: 'Кеша', animal: 'bird', animal_name: 'Птица', breed: null }),
  ]);
  startBooking(groomingKind, app);
  await press(/^Салон на Ленина/);
  return { app, pets: within(await screen.findByRole('group', { name: 'Один из моих питомцев' })) };
}

test('GRM-03 VET-03 one of my pets: price, breed and name are filled; only pets whom the service is for', async () => {
  const { app, pets } = await open();
  expect(pets.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Бубликпудель',
    'МуркаКошка',
    'Другой питомец',
  ]);
  await userEvent.click(pets.getByRole('button', { name: /^Бублик/ }));
  expect(pets.getByRole('button', { name: /^Бублик/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('combobox', { name: 'Порода' })).toHaveValue('Пудель');
  expect(screen.getByRole('combobox', { name: 'Размер' })).toHaveValue('medium');
  expect(screen.getByRole('button', { name: /^Стрижка/ })).toHaveTextContent(/2\s800/);
  await press(/^Стрижка/);
  await press(/^Любой мастер/);
  await press('09:00');
  expect(screen.getByRole('textbox', { name: 'Кличка питомца' })).toHaveValue('Бублик');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Согласен на/ }));
  await press('Записаться');
  expect(await screen.findByRole('heading', { name: /^Вы записаны/ })).toBeVisible();
  expect(asked(app, 'services.gruming.send')).toMatchObject([
    { petName: 'Бублик', animal: 'dog', breed: 'Пудель', size: 'medium', name: 'Анна', phone: '79121234567' },
  ]);
});

test.each([
  [10, 'small'],
  [10.5, 'medium'],
  [25, 'medium'],
  [25.5, 'large'],
])('GRM-03 a dog of %d kg is %s', async (weight, size) => {
  const { pets } = await open(weight);
  await userEvent.click(pets.getByRole('button', { name: /^Бублик/ }));
  expect(screen.getByRole('combobox', { name: 'Размер' })).toHaveValue(size);
});

test('GRM-03 another pet is typed anew; a guest has no list', async () => {
  const { pets } = await open();
  await userEvent.click(pets.getByRole('button', { name: /^Мурка/ }));
  expect(screen.getByRole('combobox', { name: 'Кто ваш питомец' })).toHaveValue('cat');
  await userEvent.click(pets.getByRole('button', { name: 'Другой питомец' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Кто ваш питомец' }), 'dog');
  await press(/^Осмотр/);
  await press(/^Любой мастер/);
  await press('09:00');
  expect(screen.getByRole('textbox', { name: 'Кличка питомца' })).toHaveValue('');
});
