import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deliveryRoute } from '@zapovednik/areas/content/routes';
import { notFound } from '@zapovednik/platform/app';
import { fakeClock } from '@zapovednik/testing';
import { routeTable } from '@zapovednik/testing/route-table';
import { createFakeAreas } from '../testing/fake-areas';
import { createTestShell, openApp } from '../testing/open-app';

const delivery = deliveryRoute;

/** A page that loads or fails when the test decides. */
function waitingPage() {
  const areas = createFakeAreas(routeTable);
  let come = () => {};
  let fail = () => {};
  const loaded = new Promise<null>((resolve, reject) => {
    come = () => resolve(null);
    fail = () => reject(new Error('нет'));
  });
  areas.page(delivery, {
    lazy: async () => ({
      loader: () => loaded,
      Component: () => (
        <>
          <title>Доставка</title>
          <h1>Доставка по городу</h1>
        </>
      ),
    }),
  });
  return { areas, come, fail };
}

test('LIM-37 LIM-39 a page that loads within 200 ms shows no bar; a slower one fills the bar before it disappears', async () => {
  const { areas, come } = waitingPage();
  const { router } = await openApp('/about/', { areas });
  const { pass } = fakeClock();
  await act(async () => void router.navigate('/delivery/'));
  await pass(199);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByRole('progressbar', { name: 'Загрузка страницы' })).toBeVisible();
  await act(async () => come());
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
});

test('LAY-57 LAY-56 a page that loads slowly shows the bar until it is loaded', async () => {
  const { areas, come } = waitingPage();
  const { app, router } = await openApp('/about/', { areas });
  const { pass } = fakeClock();
  await act(async () => void router.navigate('/delivery/'));
  await pass(1000);
  expect(app.layout.get().pageLoading).toBe('running');
  expect(screen.getByRole('progressbar', { name: 'Загрузка страницы' })).toBeVisible();
  await act(async () => come());
  await pass(1000);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(app.layout.get().pageLoading).toBe('idle');
});

test('the pressed link is dimmed at once, before the bar, until its page is shown', async () => {
  const { areas, come } = waitingPage();
  await openApp('/about/', { areas });
  const pressed = within(screen.getByRole('contentinfo')).getByRole('link', { name: /^Доставка/ });
  await userEvent.click(pressed);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(pressed).toHaveAttribute('data-pressed');
  await act(async () => come());
  expect(await screen.findByRole('heading', { name: 'Доставка по городу' })).toBeVisible();
  expect(pressed).not.toHaveAttribute('data-pressed');
});

test('a press is shown before its navigation begins, and no longer when it leads nowhere or to another window', async () => {
  await openApp('/about/');
  const pressed = within(screen.getByRole('contentinfo')).getByRole('link', { name: /^Доставка/ });
  const seen: boolean[] = [];
  pressed.addEventListener('click', (event) => {
    seen.push(pressed.hasAttribute('data-pressed'));
    event.preventDefault();
    event.stopPropagation();
  });
  fireEvent.click(pressed);
  await waitFor(() => expect(pressed).not.toHaveAttribute('data-pressed'));
  fireEvent.click(pressed, { ctrlKey: true });
  expect(seen).toEqual([true, false]);
});

test('a touch of a link is shown at once, and no longer when it becomes a scroll', async () => {
  await openApp('/about/');
  const touched = within(screen.getByRole('contentinfo')).getByRole('link', { name: /^Доставка/ });
  fireEvent.pointerDown(touched);
  expect(touched).toHaveAttribute('data-pressed');
  fireEvent.pointerCancel(touched);
  await waitFor(() => expect(touched).not.toHaveAttribute('data-pressed'));
});

test('LAY-58 ROU-117 the bar turns red on failure, and the next navigation resets it', async () => {
  const report = jest.fn();
  const { areas, fail } = waitingPage();
  const { router } = await openApp('/about/', { areas, app: createTestShell({ report }) });
  await act(async () => void router.navigate('/delivery/'));
  await act(async () => fail());
  expect(await screen.findByRole('progressbar', { name: 'Страница не загрузилась' })).toBeVisible();
  expect(report).toHaveBeenCalledWith(expect.any(Error), expect.objectContaining({ area: 'mf-content' }));
  await act(() => router.navigate('/about/'));
  expect(screen.queryByRole('progressbar', { name: 'Страница не загрузилась' })).not.toBeInTheDocument();
});

test('after a navigation the focus is on the heading and the title is announced; at the start neither', async () => {
  const { areas, come } = waitingPage();
  const { router } = await openApp('/about/', { areas });
  expect(document.body).toHaveFocus();
  await act(async () => void router.navigate('/delivery/'));
  await act(async () => come());
  expect(await screen.findByRole('heading', { name: 'Доставка по городу' })).toHaveFocus();
  expect(screen.getByText('Доставка', { selector: '[role="status"]' })).toBeInTheDocument();
});

test('a page that fails after its first frame is announced as another page, with the focus on its heading', async () => {
  const { areas } = waitingPage();
  let isGone = false;
  const loader = async () => {
    if (isGone) throw notFound();
    return null;
  };
  areas.page(delivery, { lazy: async () => ({ loader, Component: () => <h1>Доставка</h1> }) });
  const { router } = await openApp('/about/', { areas });
  await act(() => router.navigate('/delivery/'));
  isGone = true;
  await act(() => router.revalidate());
  expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByText(document.title, { selector: '[role="status"]' })).toBeInTheDocument();
});

test('a loader learns whether a press waits for it; a step back and a recheck do not', async () => {
  const { areas } = waitingPage();
  const loader = jest.fn(async () => null);
  areas.page(delivery, { lazy: async () => ({ loader, Component: () => <h1>Доставка</h1> }) });
  const { router } = await openApp('/about/', { areas });
  await act(() => router.navigate('/delivery/'));
  // As the browser does for a press that is shown, and for a step back before its page is shown.
  window.history.replaceState(null, '', '/delivery/');
  await act(() => router.revalidate());
  expect(loader.mock.calls).toEqual([
    [expect.objectContaining({ isPress: true })],
    [expect.objectContaining({ isPress: false })],
  ]);
});

test('a change of the query leaves the focus where it is', async () => {
  const { router } = await openApp('/catalog/');
  screen.getByRole('searchbox').focus();
  await act(() => router.navigate('/catalog/?PAGEN_1=2'));
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('a navigation that keeps the scroll position, e.g. of a filter, leaves the focus where it is', async () => {
  const { router } = await openApp('/catalog/');
  screen.getByRole('searchbox').focus();
  await act(() => router.navigate('/brand/', { preventScrollReset: true }));
  expect(screen.getByRole('searchbox')).toHaveFocus();
  screen.getByRole('searchbox').blur();
  await act(() => router.navigate('/catalog/', { preventScrollReset: true }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus();
});

test('a page starts at its top', async () => {
  const { router } = await openApp('/catalog/');
  await act(() => router.navigate('/about/'));
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
});
