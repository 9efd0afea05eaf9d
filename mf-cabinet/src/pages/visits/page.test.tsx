import { screen } from '@testing-library/react';
import { renderArea } from '@zapovednik/testing';
import area from '../../area';
import { appOfAnna } from '../../testing/personal';

const PAGE = '/cabinet/vet-cabinet-recordings-and-history/';

/** An app whose widgets show their props. */
function appWithWidgets() {
  const app = appOfAnna();
  const placed: string[] = [];
  const Placed = (props: object) => <p>Записи {JSON.stringify(props)}</p>;
  const ready = ({ name }: { name: string }) => {
    placed.push(name);
    return Placed;
  };
  return { placed, app: { ...app, widgets: { ready, load: async () => Placed } } };
}

test('CAB-24 ROU-83 the page shows the visits of mf-services, beside the menu', async () => {
  const { app, placed } = appWithWidgets();
  await renderArea(area, PAGE, { app });
  expect(await screen.findByRole('heading', { level: 1, name: 'Записи и приёмы' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Личный кабинет' })).toBeVisible();
  expect(screen.getByText('Записи {}')).toBeVisible();
  expect(new Set(placed)).toEqual(new Set(['own-visits']));
});

test('CAB-25 ROU-84 one visit by its code, with the way back', async () => {
  const { app, placed } = appWithWidgets();
  await renderArea(area, `${PAGE}grooming-78/`, { app });
  expect(await screen.findByRole('heading', { level: 1, name: 'Запись № 78' })).toBeVisible();
  expect(screen.getByText('Записи {"code":"grooming-78"}')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Все записи' })).toHaveAttribute('href', PAGE);
  expect(new Set(placed)).toEqual(new Set(['own-visit']));
});

test.each(['78', 'net-takogo', 'vet-0', 'vet-7-1', '%3Cscript%3E-1'])('CAB-25 «%s» is no page', async (code) => {
  const { app } = appWithWidgets();
  await renderArea(area, `${PAGE}${code}/`, { app });
  expect(screen.getByRole('alert')).toHaveTextContent('404');
});
