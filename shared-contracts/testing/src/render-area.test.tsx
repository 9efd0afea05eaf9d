import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articleLink, articleRoute, deliveryRoute } from '@zapovednik/areas/content/routes';
import { defineArea, notFound } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { renderArea } from '.';

function Delivery() {
  return (
    <>
      <h1>Доставка</h1>
      <Link to={articleLink('net')}>Статья</Link>
    </>
  );
}

const area = defineArea<'mf-content'>({
  name: 'mf-content',
  widgets: [],
  start: () => [],
  routes: [
    { route: deliveryRoute, lazy: async () => ({ Component: Delivery }) },
    { route: articleRoute, lazy: async () => ({ Component: Delivery, loader: () => Promise.reject(notFound()) }) },
  ],
});

test('an area shows the page of an address', async () => {
  await renderArea(area, '/delivery/');
  expect(screen.getByRole('heading', { name: 'Доставка' })).toBeVisible();
});

test('a link leads to another page of the area, and a missing page shows its status', async () => {
  const { router } = await renderArea(area, '/delivery/');
  await userEvent.click(screen.getByRole('link', { name: 'Статья' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('404');
  expect(router.state.location.pathname).toBe('/articles/net/');
});
