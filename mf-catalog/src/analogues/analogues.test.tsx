import { screen, waitFor } from '@testing-library/react';
import { getAnalogues } from '@zapovednik/api/catalog/calls/catalog';
import { createTestApp, fixtures, renderWithApp } from '@zapovednik/testing';
import { mockViewport } from '../testing/layout';
import { Analogues } from './analogues';

beforeAll(() => mockViewport('desktop'));

test('PRD-35 «Похожие товары»: what can take the place of a product', async () => {
  const app = createTestApp();
  app.backEnd.answer(getAnalogues, [fixtures.listItem({ id: 7, name: 'Паштет' })]);
  renderWithApp(<Analogues productId={1234} />, { app });
  expect(screen.getByRole('region', { name: 'Похожие товары' })).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByRole('link', { name: 'Паштет' })).toBeVisible();
  expect(app.backEnd.asked.map(({ input }) => input)).toEqual([{ productId: 1234 }]);
});

test('analogues that fail are left out', async () => {
  const app = createTestApp();
  app.backEnd.fail(getAnalogues);
  renderWithApp(<Analogues productId={1234} />, { app });
  await waitFor(() => expect(screen.queryByText('Похожие товары')).not.toBeInTheDocument());
});
