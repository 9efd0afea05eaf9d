import { screen } from '@testing-library/react';
import { getDeliveryServices, getPickupPoints } from '@zapovednik/api/checkout/calls/delivery';
import { createTestApp, fixtures, renderArea } from '@zapovednik/testing';
import area from '../../area';

const courier = {
  ID: 1,
  TYPE: 'courier' as const,
  NAME: 'Курьером',
  SORT: 10,
  PRICE: 199,
  FREE_FROM: 2000,
  PERIOD: 'завтра',
  DESCRIPTION: 'До двери, в удобный вам интервал.',
};

test('CIT-05 the page uses the city’s grammatical cases, price, day and points', async () => {
  const app = createTestApp({ city: fixtures.perm() });
  app.backEnd.answer(getDeliveryServices, [courier]);
  app.backEnd.answer(getPickupPoints, [fixtures.pickupPoint(), fixtures.pickupPoint({ ID: 302 })]);
  await renderArea(area, '/delivery/', { app });
  expect(await screen.findByRole('heading', { level: 1, name: 'Доставка в Перми' })).toBeVisible();
  expect(screen.getByText('Доставка стоит 199 ₽, от 2 000 ₽ — бесплатно. Ближайший день — завтра.')).toBeVisible();
  expect(screen.getByText('точки выдачи в Перми')).toBeVisible();
});

test('a basket with free delivery is mentioned', async () => {
  const app = createTestApp();
  app.backEnd.answer(getDeliveryServices, [{ ...courier, PRICE: 0 }]);
  app.backEnd.answer(getPickupPoints, []);
  await renderArea(area, '/delivery/', { app });
  expect(await screen.findByText('Доставка бесплатна. Ближайший день — завтра.')).toBeVisible();
});

test('without a response the texts are shown, the phone is offered, and the error is reported', async () => {
  const report = jest.fn();
  const app = createTestApp({ report });
  app.backEnd.fail(getDeliveryServices);
  app.backEnd.fail(getPickupPoints);
  await renderArea(area, '/delivery/', { app });
  expect(await screen.findByText(/подскажут по телефону/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Самовывоз' })).toBeVisible();
  expect(report).toHaveBeenCalledWith(expect.any(Error), expect.objectContaining({ name: 'delivery-options' }));
});
