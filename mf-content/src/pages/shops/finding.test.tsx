import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPickupPoints, getPickupServices } from '@zapovednik/api/checkout/calls/delivery';
import { getFastDeliveryZones } from '@zapovednik/api/checkout/calls/fast-delivery';
import { getShops } from '@zapovednik/api/content/calls/shop';
import { addressFinder, shopMap } from '@zapovednik/areas/checkout/widgets';
import { fixtures, renderArea } from '@zapovednik/testing';
import area from '../../area';
import { contentApp, features, shop } from '../../testing/content';

const seenByMap = shopMap.props;

/** The widgets of mf-checkout: the map shows its markers as buttons, and the address line finds one address. */
const widgets: Readonly<Record<string, React.FunctionComponent<object>>> = {
  [shopMap.name]: (given) => {
    const { label, markers, chosenId, focus, place, onMarker } = seenByMap.parse(given);
    return (
      <section aria-label={`Карта: ${label}`} data-focus={focus?.coordinates.join()}>
        {place && <p>Точка: {place.coordinates.join()}</p>}
        {markers.map(({ id, title }) => (
          <button key={id} type="button" aria-current={id === chosenId} onClick={() => onMarker?.(id)}>
            {title}
          </button>
        ))}
      </section>
    );
  },
  [addressFinder.name]: (given) => {
    const { value, onFind } = addressFinder.props.parse(given);
    const found = { label: 'ул Ленина, 5', coordinates: [56.9, 60.65] as const };
    return (
      <button type="button" onClick={() => onFind?.(found)}>
        Адрес: {value}
      </button>
    );
  },
};

async function open(url = '/shops/', points = 1) {
  const app = contentApp();
  app.backEnd.answer(getShops, {
    shops: [shop(1, { COORDS: [56.84, 60.6], FEATURES: [2] }), shop(2, { COORDS: [56.9, 60.66] })],
    features,
  });
  app.backEnd.answer(getPickupServices, [
    { ID: 2, NAME: 'Магазины «Заповедник»', MARKER: '/shop.svg' },
    { ID: 3, NAME: 'Постаматы', MARKER: '/locker.svg' },
  ]);
  app.backEnd.answer(getPickupPoints, [
    fixtures.pickupPoint({ ID: 1, SERVICE_ID: 2 }),
    ...Array.from({ length: points }, (_, n) =>
      fixtures.pickupPoint({ ID: 301 + n, SERVICE_ID: 3, NAME: `Постамат ${n + 1}`, COORDS: '56.85,60.61' }),
    ),
  ]);
  app.backEnd.answer(getFastDeliveryZones, []);
  const shown = await renderArea(area, url, {
    app: { ...app, widgets: { ready: ({ name }) => widgets[name], load: () => new Promise(() => {}) } },
  });
  if (url.includes('map=1')) await mapRegion();
  return { ...shown, app, search: () => decodeURIComponent(shown.router.state.location.search) };
}
const names = () => screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
const mapRegion = () => screen.findByRole('region', { name: 'Карта: Магазины в Екатеринбурге' });
const map = () => within(screen.getByRole('region', { name: 'Карта: Магазины в Екатеринбурге' }));
const markers = () =>
  map()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

const first = '«Заповедник», улица Малышева, 1';
const second = '«Заповедник», улица Малышева, 2';

test('CON-15 a filter acts on list and map alike, is in the URL, and the way back undoes it', async () => {
  const { search, router } = await open('/shops/?map=1');
  expect(markers()).toEqual([first, second, 'Постамат 1']);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Груминг/ }));
  expect(names()).toEqual([first]);
  expect(markers()).toEqual([first]);
  expect(search()).toBe('?with=gruming&map=1');
  await act(() => router.navigate(-1));
  expect(names()).toEqual([first, second, 'Постамат 1']);
  expect(screen.getByRole('checkbox', { name: /^Груминг/ })).not.toBeChecked();
});

test('a shared URL shows the same shops: those of a kind, the nearest to an address first', async () => {
  await open('/shops/?whose=own&near=56.9,60.65&address=ул Ленина, 5');
  expect(names()).toEqual([second, first]);
  expect(screen.getByText('2 магазина, сначала ближайшие')).toBeVisible();
  expect(screen.getAllByRole('article')[0]).toHaveTextContent(/До магазина 0,6\sкм/);
  expect(screen.getByRole('radio', { name: 'Магазины «Заповедник»' })).toBeChecked();
  expect(await screen.findByRole('button', { name: 'Адрес: ул Ленина, 5' })).toBeVisible();
  // The form keeps the address where no script runs.
  expect(screen.getByRole('form', { name: 'Фильтры магазинов' })).toHaveFormValues({
    ...{ near: '56.9,60.65', address: 'ул Ленина, 5', whose: 'own' },
  });
});

test('an address that was found puts the nearest first; «Сбросить» removes address and filters, the map stays', async () => {
  const { search } = await open('/shops/?map=1&with=gruming');
  await userEvent.click(await screen.findByRole('button', { name: 'Адрес:' }));
  expect(search()).toBe('?with=gruming&near=56.9,60.65&address=ул+Ленина,+5&map=1');
  // The map goes to the address, which has its own sign there and in the legend.
  expect(map().getByText('Точка: 56.9,60.65')).toBeVisible();
  expect(await mapRegion()).toHaveAttribute('data-focus', '56.9,60.65');
  expect(within(screen.getByRole('list', { name: 'Обозначения на карте' })).getByText('ул Ленина, 5')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Сбросить' }));
  expect(await screen.findByText('2 магазина и 1 пункт партнёров')).toBeVisible();
  expect(search()).toBe('?map=1');
});

test('another city gets the filters, not the address; what it does not have is not applied', async () => {
  const { app } = await open('/shops/?whose=own&with=gruming&near=56.9,60.65&address=ул Ленина, 5&map=1');
  app.backEnd.answer(getShops, { shops: [shop(3, { COORDS: [58.01, 56.25], FEATURES: [1] })], features });
  const other = within(screen.getByRole('navigation', { name: 'Города' })).getByRole('link', { name: 'Пермь 1' });
  expect(other).toHaveAttribute('href', '/shops/?location=2202&with=gruming&map=1');
  await userEvent.click(other);
  expect(await screen.findByRole('heading', { level: 1, name: 'Наши магазины в Перми' })).toBeVisible();
  expect(names()).toEqual(['«Заповедник», улица Малышева, 3']);
});

test('points of partners alone, which have no services', async () => {
  await open('/shops/?map=1');
  await userEvent.click(screen.getByRole('radio', { name: 'Пункты партнёров' }));
  expect(screen.getByText('1 пункт партнёров')).toBeVisible();
  expect(markers()).toEqual(['Постамат 1']);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Груминг/ }));
  expect(screen.getByText('Услуги есть в наших магазинах, у партнёров их нет.')).toBeVisible();
});

test('DEL-13 a pressed marker marks its place in the list, also among the hidden ones; list and map say what signs mean', async () => {
  Object.defineProperty(globalThis, 'matchMedia', { value: () => ({ matches: false }), configurable: true });
  await open('/shops/?map=1', 8);
  const hidden = screen.getByRole('heading', { name: 'Постамат 8', hidden: true });
  expect(hidden).not.toBeVisible();
  await userEvent.click(map().getByRole('button', { name: 'Постамат 8' }));
  expect(hidden).toBeVisible();
  expect(hidden.closest('li')).toHaveAttribute('data-pressed');
  expect(screen.getByText(/^Постамат 8: /)).toBeVisible();
  const legend = within(screen.getByRole('list', { name: 'Обозначения на карте' }));
  expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Магазины «Заповедник»',
    'Постаматы',
  ]);
});

test('a place of the list is marked on the map while it has the pointer, and its button opens the map there', async () => {
  HTMLElement.prototype.scrollIntoView = () => {};
  await open();
  const [, card] = screen.getAllByRole('article');
  if (!card) throw new Error('There is no second shop');
  await userEvent.click(within(card).getByRole('button', { name: `На карте ${second}` }));
  expect(await mapRegion()).toHaveAttribute('data-focus', '56.9,60.66');
  const [other] = screen.getAllByRole('article');
  if (!other) throw new Error('There is no first shop');
  await userEvent.hover(other);
  expect(map().getByRole('button', { current: true })).toHaveTextContent(first);
  await userEvent.unhover(other);
  expect(map().getByRole('button', { current: true })).toHaveTextContent(second);
});

test('CON-15 a feature that was pressed before the page was ready stays chosen when the press is told again', async () => {
  const { search } = await open();
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Груминг/ });
  await userEvent.click(box);
  // What the shell's replay of early input does with a box.
  await act(async () => {
    box.checked = false;
    box.click();
  });
  expect(box).toBeChecked();
  expect(search()).toContain('with=');
});
