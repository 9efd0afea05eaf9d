import { act, screen, waitFor } from '@testing-library/react';
import { createTestApp, renderArea } from '@zapovednik/testing';
import area from '../../area';

test('ROU-77 CAB-19 CAB-20 the page shows the saved addresses; one that is to be changed opens on its own page', async () => {
  let given: { onEdit?: (id: number) => void } = {};
  const SavedAddresses = (props: object) => {
    given = props;
    return <p>Сохранённые адреса</p>;
  };
  const app = createTestApp({ report: () => {} });
  const withWidget = { ...app, widgets: { ready: () => SavedAddresses, load: async () => SavedAddresses } };
  const { router } = await renderArea(area, '/cabinet/delivery-profiles/', { app: withWidget });
  expect(await screen.findByText('Сохранённые адреса')).toBeVisible();
  act(() => given.onEdit?.(5));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cabinet/delivery-profiles/edit/5/'));
});
