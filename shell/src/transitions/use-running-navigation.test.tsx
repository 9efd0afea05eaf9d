import { act, screen } from '@testing-library/react';
import { deliveryRoute } from '@zapovednik/areas/content/routes';
import { fakeClock } from '@zapovednik/testing';
import { routeTable } from '@zapovednik/testing/route-table';
import { lazy } from 'react';
import { useLocation } from 'react-router';
import { createFakeAreas } from '../testing/fake-areas';
import { createTestShell, openApp, type TestShell } from '../testing/open-app';
import { openDocument } from './open-document';

jest.mock('./open-document', () => ({ openDocument: jest.fn() }));
const opened = jest.mocked(openDocument);

beforeEach(() => opened.mockReset());

/** A promise that a page waits for, until the test resolves it. */
function waiting() {
  let come = () => {};
  const promise = new Promise<null>((resolve) => {
    come = () => resolve(null);
  });
  return { promise, come: () => act(async () => come()) };
}

/** Opens «О компании». The delivery page waits for its data, or is loaded and its render is delayed. */
async function openBefore(held: 'data' | 'render' | 'hash') {
  const areas = createFakeAreas(routeTable);
  let wait = waiting();
  const Held = lazy(() => wait.promise.then(() => ({ default: () => <p>Карта</p> })));
  areas.page(deliveryRoute, {
    lazy: async () => ({
      loader: async () => (held === 'data' ? wait.promise : null),
      Component() {
        const { hash } = useLocation();
        return (
          <>
            <h1>Доставка по городу</h1>
            {(held === 'render' || (held === 'hash' && hash)) && <Held />}
          </>
        );
      },
    }),
  });
  const report = jest.fn();
  const { app, router } = await openApp('/about/', { areas, app: createTestShell({ report }) });
  const { pass } = fakeClock();
  const go = (path: string) => act(async () => void router.navigate(path));
  const come = () => wait.come();
  const hold = () => {
    wait = waiting();
  };
  return { app, router, report, pass, go, come, hold };
}

const heading = () => screen.getByRole('heading', { level: 1 });
const bar = () => screen.queryByRole('progressbar', { name: 'Загрузка страницы' });

test('LAY-57 a page whose data does not come in 12 seconds is opened as a document; the bar is shown meanwhile', async () => {
  const { app, report, pass, go } = await openBefore('data');
  await go('/delivery/?from=menu#prices');
  await pass(11_999);
  expect(bar()).toBeVisible();
  expect(opened).not.toHaveBeenCalled();
  await pass(1);
  expect(opened.mock.calls).toEqual([['/delivery/?from=menu#prices']]);
  expect(report).toHaveBeenCalledWith(expect.any(Error), { area: 'shell', phase: 'loader', name: 'navigation' });
  await pass(60_000);
  expect(opened).toHaveBeenCalledTimes(1);
  expect(app.layout.get().pageLoading).toBe('running');
});

test('LAY-57 LAY-56 a loaded page that React does not show in 4 seconds is opened as a document; the bar is shown meanwhile', async () => {
  const { app, router, report, pass, go } = await openBefore('render');
  await go('/delivery/');
  expect(router.state.location.pathname).toBe('/delivery/');
  await pass(3_999);
  expect(heading()).not.toHaveTextContent('Доставка');
  expect(bar()).toBeVisible();
  expect(app.layout.get().pageLoading).toBe('running');
  expect(opened).not.toHaveBeenCalled();
  await pass(1);
  expect(opened.mock.calls).toEqual([['/delivery/']]);
  expect(report).toHaveBeenCalledWith(expect.any(Error), { area: 'shell', phase: 'render', name: 'navigation' });
});

test.each(['data', 'render'] as const)('a page that is shown in time stays in this document (%s)', async (held) => {
  const { report, pass, go, come } = await openBefore(held);
  await go('/delivery/');
  await pass(3_000);
  await come();
  await pass(60_000);
  expect(heading()).toHaveTextContent('Доставка по городу');
  expect(bar()).not.toBeInTheDocument();
  expect(opened).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});

test('another press counts anew, and a page that is left is not opened', async () => {
  const { pass, go } = await openBefore('data');
  await go('/delivery/');
  await pass(8_000);
  await go('/delivery/?from=footer');
  await pass(8_000);
  expect(opened).not.toHaveBeenCalled();
  await go('/about/');
  await pass(60_000);
  expect(opened).not.toHaveBeenCalled();
});

test('a step back that does not come in time is opened as a document', async () => {
  const { router, pass, go, come, hold } = await openBefore('data');
  await go('/delivery/');
  await come();
  await go('/about/');
  hold();
  await act(async () => void router.navigate(-1));
  await pass(11_999);
  expect(opened).not.toHaveBeenCalled();
  await pass(1);
  expect(opened.mock.calls).toEqual([['/delivery/']]);
});

test('the hash alone is no other page', async () => {
  const { router, pass, go } = await openBefore('hash');
  await go('/delivery/');
  await go('/delivery/#prices');
  expect(router.state.location.hash).toBe('#prices');
  await pass(60_000);
  expect(opened).not.toHaveBeenCalled();
  expect(bar()).not.toBeInTheDocument();
});

test('a blocked navigation stays blocked', async () => {
  const { router, pass, go } = await openBefore('data');
  router.getBlocker('form', () => true);
  await go('/delivery/');
  await pass(60_000);
  expect(opened).not.toHaveBeenCalled();
});

/** A write that is not answered yet. */
function write({ query }: TestShell) {
  const { promise, come } = waiting();
  const send = jest.fn(() => promise);
  void query.getMutationCache().build(query, { mutationFn: send, networkMode: 'always' }).execute(undefined);
  return { send, answer: come };
}

test('a write that is under way is answered first, and is sent once', async () => {
  const { app, pass, go } = await openBefore('data');
  const { send, answer } = write(app);
  await go('/delivery/');
  await pass(20_000);
  expect(opened).not.toHaveBeenCalled();
  await answer();
  await pass(1_000);
  expect(opened).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledTimes(1);
});

test('what lasts longer than any write, e.g. a dialog that stays open, is not waited for', async () => {
  const { app, pass, go } = await openBefore('data');
  write(app);
  await go('/delivery/');
  await pass(24_000);
  expect(opened).toHaveBeenCalledTimes(1);
});

test('without network nothing is opened until it is back', async () => {
  const { pass, go } = await openBefore('data');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await go('/delivery/');
  await pass(30_000);
  expect(opened).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  await pass(1_000);
  expect(opened).toHaveBeenCalledTimes(1);
});
