import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '@zapovednik/platform/router';
import {
  type DataRouteObject,
  Outlet,
  RouterContextProvider,
  useLoaderData,
  useLocation,
  useNavigation,
  useRevalidator,
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useSearchParams,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { openDocument } from '../../transitions/open-document';
import { createLateRouter } from './late-router';
import { type ShownPage, startRouter } from './start-router';

jest.mock('../../transitions/open-document', () => ({ openDocument: jest.fn() }));
const opened = jest.mocked(openDocument);
const scrolled = jest.fn();

beforeEach(() => {
  opened.mockReset();
  scrolled.mockReset();
  Object.assign(window, { scrollTo: scrolled, scrollY: 0 });
});

function Frame() {
  useScrollRestoration();
  const { state, location } = useNavigation();
  const [, setParams] = useSearchParams();
  const { revalidate } = useRevalidator();
  return (
    <>
      {state === 'loading' && <p role="status">Загружается {location.pathname}</p>}
      <Link to="/brand/">Бренды</Link>
      <Link to="/about/">О нас</Link>
      <a href="#top">Наверх</a>
      <button type="button" onClick={() => setParams({ sort: 'price' })}>
        По цене
      </button>
      <button type="button" onClick={() => void revalidate()}>
        Ещё раз
      </button>
      <input aria-label="Поиск" />
      <Outlet />
    </>
  );
}

function Page() {
  const { search, hash } = useLocation();
  return (
    <h1>
      {useLoaderData<string>()}
      {search}
      {hash}
    </h1>
  );
}

/** Opens a page that the server has rendered; the chunk of the router comes when the test says so. */
function openPage(path = '/catalog/', state: unknown = null) {
  window.history.replaceState(state, '', path);
  const read = jest.fn((url: URL) => url.pathname);
  const routes: DataRouteObject[] = [
    {
      id: 'root',
      element: <Frame />,
      children: ['/catalog/', '/brand/', '/about/'].map((each) => ({
        id: each,
        path: each,
        element: <Page />,
        loader: ({ request }) => read(new URL(request.url)),
      })),
    },
  ];
  const start = (shown: ShownPage) => startRouter({ routes, getContext: () => new RouterContextProvider(), shown });
  let chunk = Promise.withResolvers<typeof start>();
  const load = jest.fn(() => chunk.promise);
  const report = jest.fn();
  const router = createLateRouter({
    routes,
    hydrationData: { loaderData: { [path]: path }, errors: null },
    load,
    report,
  });
  render(<RouterProvider router={router} />);
  const come = () => act(async () => chunk.resolve(start));
  const fail = () =>
    act(async () => {
      chunk.reject(new Error('Loading chunk failed'));
      chunk = Promise.withResolvers();
    });
  return { router, read, load, report, come, fail };
}

const heading = () => screen.getByRole('heading');
/** Waits until the page has this heading. */
const showing = (name: string) => screen.findByRole('heading', { name });
const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const bar = () => screen.queryByRole('status');

/** Goes back, as the button of the browser does. */
const goBack = () =>
  act(async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await moved;
  });

test('the page is shown without the router’s chunk, and stays as it is when the chunk comes', async () => {
  const { router, read, load, come } = openPage();
  expect(await showing('/catalog/')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox'), 'корм');
  const field = screen.getByRole('textbox');
  void router.warm();
  await come();
  await press('Бренды');
  expect(await showing('/brand/')).toBeVisible();
  expect(screen.getByRole('textbox')).toBe(field);
  expect(field).toHaveValue('корм');
  expect(read.mock.calls).toEqual([[new URL('http://localhost/brand/')]]);
});

test('LAY-57 a press before the chunk shows that the page loads, and is followed when it comes', async () => {
  const { come } = openPage();
  const before = window.history.length;
  await press('Бренды');
  expect(bar()).toHaveTextContent('Загружается /brand/');
  expect(heading()).toHaveTextContent('/catalog/');
  await come();
  expect(await showing('/brand/')).toBeVisible();
  expect(bar()).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/brand/');
  expect(window.history.length).toBe(before + 1);
  expect(opened).not.toHaveBeenCalled();
});

test('of two presses before the chunk the last one counts', async () => {
  const { come } = openPage();
  await press('Бренды');
  await press('О нас');
  await come();
  expect(await showing('/about/')).toBeVisible();
});

test('a change of the query before the chunk keeps the page, and one of the hash is followed too', async () => {
  const { come } = openPage();
  await userEvent.click(screen.getByRole('button', { name: 'По цене' }));
  await come();
  expect(await showing('/catalog/?sort=price')).toBeVisible();
  await act(async () => {
    window.location.hash = 'top';
  });
  expect(await showing('/catalog/?sort=price#top')).toBeVisible();
});

test('back before the chunk shows the page before, and its place', async () => {
  window.history.replaceState({ key: 'first', idx: 0 }, '', '/about/');
  window.history.pushState(null, '', '/catalog/');
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ first: 700 }));
  const { read, load, come } = openPage('/catalog/', { key: 'second', idx: 1 });
  await goBack();
  expect(load).toHaveBeenCalledTimes(1);
  expect(bar()).toHaveTextContent('Загружается /about/');
  expect(heading()).toHaveTextContent('/catalog/');
  await come();
  expect(await showing('/about/')).toBeVisible();
  expect(read.mock.calls).toEqual([[new URL('http://localhost/about/')]]);
  expect(scrolled).toHaveBeenLastCalledWith(0, 700);
});

test('back after a press that waited for the chunk shows the first page where it was left', async () => {
  const { come } = openPage('/catalog/', { key: 'only', idx: 0 });
  Object.assign(window, { scrollY: 900 });
  await press('Бренды');
  await come();
  expect(await showing('/brand/')).toBeVisible();
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  await goBack();
  expect(await showing('/catalog/')).toBeVisible();
  expect(scrolled).toHaveBeenLastCalledWith(0, 900);
});

test('a recheck before the chunk reads the page again', async () => {
  const { read, come } = openPage();
  await userEvent.click(screen.getByRole('button', { name: 'Ещё раз' }));
  await come();
  expect(read.mock.calls).toEqual([[new URL('http://localhost/catalog/')]]);
});

test('LAY-59 a press whose chunk does not come opens its page as a document', async () => {
  const { report, fail } = openPage();
  await press('Бренды');
  await fail();
  expect(opened.mock.calls).toEqual([['/brand/']]);
  expect(report).toHaveBeenCalledTimes(1);
});

test('LAY-59 without a network the press waits, and opens its page when the network is back', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { fail } = openPage();
  await press('Бренды');
  await fail();
  expect(opened).not.toHaveBeenCalled();
  expect(heading()).toHaveTextContent('/catalog/');
  expect(bar()).toBeInTheDocument();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(opened.mock.calls).toEqual([['/brand/']]);
});

test('a chunk that fails when idle is loaded again for the press', async () => {
  const { router, report, fail, come } = openPage();
  void router.warm();
  await fail();
  expect(report).not.toHaveBeenCalled();
  await press('Бренды');
  await come();
  expect(await showing('/brand/')).toBeVisible();
});

test('a link to a place of the page works without the chunk, and is no reason to leave the page', async () => {
  const { load, report, fail } = openPage();
  await act(async () => {
    window.location.hash = 'top';
  });
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await fail();
  expect(bar()).not.toBeInTheDocument();
  expect(report).not.toHaveBeenCalled();
});
