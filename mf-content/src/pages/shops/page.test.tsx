import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPickupPoints, getPickupServices } from 'shared-contracts/checkout/calls/delivery';
import { createTestApp, fixtures, renderArea } from 'shared-contracts/testing';
import area from '../../area';

const service = { ID: 2, NAME: 'Магазины «Заповедник»', MARKER: '/marker.svg' };

test('the shops of the city are grouped by who runs them, with address, hours and a phone link', async () => {
  const app = createTestApp();
  app.backEnd.answer(getPickupServices, [service, { ID: 3, NAME: 'Постаматы', MARKER: '/marker.svg' }]);
  app.backEnd.answer(getPickupPoints, [fixtures.pickupPoint()]);
  await renderArea(area, '/shops/', { app });
  const own = within(await screen.findByRole('region', { name: service.NAME }));
  expect(own.getByText('улица Малышева, 1')).toBeVisible();
  expect(own.getByText('ежедневно с 9:00 до 21:00')).toBeVisible();
  expect(own.getByRole('link', { name: '+7 (343) 000-00-00' })).toHaveAttribute('href', 'tel:+73430000000');
  expect(screen.queryByRole('region', { name: 'Постаматы' })).not.toBeInTheDocument();
});

test('CON-14 a city without shops has a heading without its name', async () => {
  const app = createTestApp();
  app.backEnd.answer(getPickupServices, []);
  app.backEnd.answer(getPickupPoints, []);
  await renderArea(area, '/shops/', { app });
  expect(await screen.findByRole('heading', { level: 1, name: 'Наши магазины' })).toBeVisible();
});

test('CON-18 shops that cannot be read are an empty list with a retry, and the error is reported', async () => {
  const report = jest.fn();
  const app = createTestApp({ report });
  app.backEnd.fail(getPickupServices);
  app.backEnd.fail(getPickupPoints);
  await renderArea(area, '/shops/', { app });
  expect(await screen.findByText('Список магазинов не загрузился')).toBeVisible();
  expect(report).toHaveBeenCalledWith(expect.any(Error), expect.objectContaining({ area: 'mf-content' }));
  app.backEnd.answer(getPickupServices, [service]);
  app.backEnd.answer(getPickupPoints, [fixtures.pickupPoint()]);
  await userEvent.click(screen.getByRole('button', { name: 'Загрузить ещё раз' }));
  expect(await screen.findByRole('heading', { name: 'Наши магазины в Екатеринбурге' })).toBeVisible();
});
