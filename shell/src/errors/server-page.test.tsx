import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aboutRoute } from '@zapovednik/areas/content/routes';
import { routeTable } from '@zapovednik/testing/route-table';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { AreaFrame } from '../app/area-frame';
import { createPageHost } from '../pages/page-host';
import { createFakeAreas } from '../testing/fake-areas';

const route = aboutRoute;
const notice = 'Кнопки на этой странице пока не работают';

async function serverPage() {
  const areas = createFakeAreas(routeTable);
  const Component = () => (
    <>
      <h1>О нас</h1>
      <a href="/contacts/">Контакты</a>
    </>
  );
  areas.page(route, { lazy: async () => ({ Component }) });
  const pages = createPageHost(areas);
  await pages.load(route);
  return { areas, html: renderToString(<AreaFrame route={route} pages={pages} />) };
}

test('a page that the browser could not load stays as the server sent it, under a message; a retry hydrates it', async () => {
  const { areas, html } = await serverPage();
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  areas.fail('mf-content');
  const mismatch = jest.fn();
  const pages = createPageHost(areas);
  await act(async () => hydrateRoot(root, <AreaFrame route={route} pages={pages} />, { onRecoverableError: mismatch }));
  expect(mismatch).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'О нас' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Контакты' })).toHaveAttribute('href', '/contacts/');
  expect(screen.getByText(notice)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(screen.getByText(notice)).toBeVisible();
  areas.recover('mf-content');
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { name: 'О нас' })).toBeVisible();
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
});

test('the head elements of the server’s page are removed together with it', async () => {
  const { areas, html } = await serverPage();
  document.head.innerHTML = '<title>О нас</title><meta property="og:title" content="О нас">';
  areas.fail('mf-content');
  const { unmount } = render(<AreaFrame route={route} pages={createPageHost(areas)} />, {
    container: Object.assign(document.body.appendChild(document.createElement('div')), { innerHTML: html }),
  });
  unmount();
  expect(document.head.querySelector('title, meta')).toBeNull();
});
