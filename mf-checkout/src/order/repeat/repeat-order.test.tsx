import { screen, waitFor } from '@testing-library/react';
import { createTestApp, fixtures, renderWithApp } from '@zapovednik/testing';
import { RepeatOrder } from './repeat-order';

function show(isRc: 'Да' | 'Нет', load = async () => () => <p>Повторять заказ</p>) {
  const report = jest.fn();
  const app = createTestApp({ city: fixtures.city({ IS_RC: isRc }), report });
  renderWithApp(<RepeatOrder />, { app: { ...app, widgets: { ready: () => undefined, load } } });
  return report;
}

test('API-102 CAB-22 the order page offers to repeat the order', async () => {
  show('Да');
  expect(await screen.findByText('Повторять заказ')).toBeVisible();
});

test('CAB-09 it is offered in regional centres only, and its failure leaves the order page as it is', async () => {
  const load = jest.fn(() => Promise.reject(new Error('no release')));
  show('Нет', load);
  expect(load).not.toHaveBeenCalled();
  const report = show('Да', load);
  await waitFor(() => expect(report).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
