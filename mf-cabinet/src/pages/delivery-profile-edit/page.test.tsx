import { act, screen, waitFor } from '@testing-library/react';
import { type DeliveryProfile, getProfile } from '@zapovednik/api/checkout/calls/delivery-profile';
import { createTestApp, renderArea } from '@zapovednik/testing';
import area from '../../area';

const home: DeliveryProfile = {
  id: 5,
  city: 'Екатеринбург',
  locationId: 2201,
  street: 'улица Ленина',
  house: '5',
  porch: '',
  floor: '3',
  apartment: '',
  elevator: 'Y',
  coords: '',
};

/** The page of an address, with the props that it gives the widget of the addresses. */
async function open(path: string, app = createTestApp({ report: () => {} })) {
  let given: { editId?: number; onEdited?: () => void } = {};
  const SavedAddresses = (props: object) => {
    given = props;
    return <p>Форма адреса</p>;
  };
  const withWidget = { ...app, widgets: { ready: () => SavedAddresses, load: async () => SavedAddresses } };
  const { router } = await renderArea(area, path, { app: withWidget });
  return { app, router, given: () => given };
}

const answering = () => {
  const app = createTestApp({ report: () => {} });
  app.backEnd.answer(getProfile, home);
  return app;
};

test('ROU-78 API-40 the page of an address opens its form; afterwards all addresses are shown', async () => {
  const { router, given } = await open('/cabinet/delivery-profiles/edit/5/', answering());
  expect(await screen.findByRole('heading', { level: 1, name: 'Изменить адрес' })).toBeVisible();
  expect(given().editId).toBe(5);
  act(() => given().onEdited?.());
  await waitFor(() => expect(router.state.location.pathname).toBe('/cabinet/delivery-profiles/'));
});

test('API-40 somebody else’s address answers as one that does not exist', async () => {
  const app = createTestApp({ report: () => {} });
  app.backEnd.fail(getProfile, { status: 404, message: 'Адрес не найден' });
  await open('/cabinet/delivery-profiles/edit/6/', app);
  expect(screen.getByRole('alert')).toHaveTextContent('404');
});

test.each(['0', '-1', '1.5', 'dom', '1e300', '99999999999999999999'])(
  'ROU-78 «%s» is no address, and is not asked for',
  async (id) => {
    const { app } = await open(`/cabinet/delivery-profiles/edit/${id}/`, answering());
    expect(screen.getByRole('alert')).toHaveTextContent('404');
    expect(app.backEnd.asked).toEqual([]);
  },
);

test('API-40 while the back end fails the page says so', async () => {
  const app = createTestApp({ report: () => {} });
  app.backEnd.fail(getProfile);
  await open('/cabinet/delivery-profiles/edit/5/', app);
  expect(screen.getByRole('alert')).toHaveTextContent('Не удалось загрузить адрес. Попробуйте ещё раз чуть позже.');
});
