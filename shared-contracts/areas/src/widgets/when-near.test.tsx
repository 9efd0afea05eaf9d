import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppContextProvider } from '@zapovednik/platform/app';
import { createTestApp } from '@zapovednik/testing';
import { startTransition, useState } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { whenNear } from './when-near';

/** The reviews of a product. */
function Reviews({ product }: { product: string }) {
  const [votes, setVotes] = useState(0);
  return (
    <button type="button" onClick={() => setVotes(votes + 1)}>
      Отзыв о {product}, голосов {votes}
    </button>
  );
}

let comeNear = () => {};

beforeEach(() => {
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => act(() => tell([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  }
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: Observer, configurable: true });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

const loadReviews = () => Promise.resolve({ default: Reviews });

/**
 * A product page with reviews, hydrated from the server's HTML or shown after a navigation, and a button that goes to
 * another product.
 */
function open({ load = loadReviews, fromServer = false } = {}) {
  const report = jest.fn();
  const Near = whenNear({
    area: 'mf-catalog',
    name: 'reviews',
    load,
    waiting: <p>Загружаем</p>,
    inDocument: ({ product }: { product: string }) => product,
  });
  function Page() {
    const [product, setProduct] = useState('3 кг');
    return (
      <main>
        <h1>{product}</h1>
        <button type="button" onClick={() => startTransition(() => setProduct('12 кг'))}>
          12 кг
        </button>
        <Near product={product} />
      </main>
    );
  }
  const container = document.createElement('div');
  if (fromServer) {
    container.innerHTML =
      '<main><h1>3 кг</h1><button type="button">12 кг</button>' +
      '<div><!--$--><button type="button">Отзыв о 3 кг, голосов 0</button><!--/$--></div></main>';
  }
  document.body.append(container);
  render(
    <AppContextProvider value={{ ...createTestApp(), report }}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </AppContextProvider>,
    { container, hydrate: fromServer },
  );
  return report;
}

const review = () => screen.queryByRole('button', { name: /^Отзыв/ });

test('PRD-08 another page is shown at once, although the visitor has not come near the part that the server rendered', async () => {
  const load = jest.fn(loadReviews);
  open({ load, fromServer: true });
  expect(review()).toHaveTextContent('Отзыв о 3 кг');
  await userEvent.click(screen.getByRole('button', { name: '12 кг' }));
  expect(screen.getByRole('heading')).toHaveTextContent('12 кг');
  expect(review()).not.toBeInTheDocument();
  expect(screen.getByText('Загружаем')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test('PRD-36 the server’s HTML of a part stays the same element until the visitor comes near, and is alive then', async () => {
  open({ fromServer: true });
  const before = review();
  await act(async () => {});
  expect(review()).toBe(before);
  comeNear();
  await waitFor(() => expect(review()).not.toBe(before));
  await userEvent.click(screen.getByRole('button', { name: 'Отзыв о 3 кг, голосов 0' }));
  expect(review()).toHaveTextContent('голосов 1');
});

test('the focus stays on what a keyboard user has reached when the part becomes alive', async () => {
  open({ fromServer: true });
  const before = review();
  before?.focus();
  comeNear();
  await waitFor(() => expect(review()).not.toBe(before));
  expect(review()).toHaveFocus();
});

test('the part of another page is shown at once where the visitor has been near before', async () => {
  open({ fromServer: true });
  comeNear();
  await screen.findByRole('button', { name: 'Отзыв о 3 кг, голосов 0' });
  await userEvent.click(screen.getByRole('button', { name: '12 кг' }));
  expect(review()).toHaveTextContent('Отзыв о 12 кг');
});

test('PRD-36 «Назад» finds the part at once where the visitor was near it, so the page is as long as before; a new visit waits', async () => {
  const Near = whenNear({ area: 'mf-catalog', name: 'reviews', load: loadReviews, waiting: <p>Загружаем</p> });
  const router = createMemoryRouter([
    { path: '/', element: <Near product="3 кг" /> },
    { path: '/other/', element: <h1>Другая</h1> },
  ]);
  render(
    <AppContextProvider value={createTestApp()}>
      <RouterProvider router={router} />
    </AppContextProvider>,
  );
  comeNear();
  expect(await screen.findByRole('button', { name: /^Отзыв/ })).toBeVisible();
  await act(() => router.navigate('/other/'));
  expect(screen.getByRole('heading', { name: 'Другая' })).toBeVisible();
  await act(() => router.navigate(-1));
  expect(review()).toBeVisible();
  await act(() => router.navigate('/other/'));
  await act(() => router.navigate('/'));
  expect(review()).not.toBeInTheDocument();
  expect(screen.getByText('Загружаем')).toBeVisible();
  // From one visit of the page straight to another one, where React keeps the part.
  await act(() => router.navigate(-2));
  expect(review()).toBeVisible();
});

test('after a navigation a part is loaded when the visitor comes near, and its space is reserved until then', async () => {
  const load = jest.fn(loadReviews);
  open({ load });
  expect(await screen.findByText('Загружаем')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  comeNear();
  expect(await screen.findByRole('button', { name: /^Отзыв о 3 кг/ })).toBeVisible();
  expect(screen.queryByText('Загружаем')).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  ['the server’s HTML stays', true],
  ['the page around it stays', false],
])('a part that cannot be loaded is reported and can be tried again; %s', async (_, fromServer) => {
  const load = jest.fn(loadReviews).mockRejectedValueOnce(new Error('no connection'));
  const report = open({ load, fromServer });
  comeNear();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  expect(screen.getByRole('heading', { name: '3 кг' })).toBeVisible();
  expect(review() !== null).toBe(fromServer);
  expect(report).toHaveBeenCalledWith(expect.any(Error), { area: 'mf-catalog', phase: 'load', name: 'reviews' });
  await userEvent.click(retry);
  expect(await screen.findByRole('button', { name: /^Отзыв о 3 кг/ })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
