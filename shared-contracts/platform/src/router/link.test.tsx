import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Link, type LinkProps, NavLink } from '.';

/** Opens a page at /catalog/ with a link to /brand/ and a menu with links to itself and to the parent page. */
function open(link: Partial<LinkProps> = {}) {
  window.history.replaceState(null, '', '/catalog/?sort=price_asc');
  const page = (
    <>
      <Link to="/brand/?page=2" {...link}>
        Бренды
      </Link>
      <NavLink to="/catalog/?sort=price_asc">Каталог</NavLink>
      <NavLink to="/">Главная</NavLink>
      <NavLink to="/" end>
        Только главная
      </NavLink>
    </>
  );
  const router = createBrowserRouter([{ path: '*', element: page }]);
  render(<RouterProvider router={router} />);
  return router;
}

const link = (name: string) => screen.getByRole('link', { name });

test('a link navigates without a page load, and passes its state', async () => {
  const router = open({ state: { from: 'menu' } });
  expect(link('Бренды')).toHaveAttribute('href', '/brand/?page=2');
  await userEvent.click(link('Бренды'));
  expect(router.state.location).toMatchObject({ pathname: '/brand/', search: '?page=2', state: { from: 'menu' } });
  expect(router.state.historyAction).toBe('PUSH');
});

test('a link to the page itself replaces its history entry', async () => {
  const router = open();
  await userEvent.click(link('Каталог'));
  expect(router.state.historyAction).toBe('REPLACE');
});

test.each<[string, Partial<LinkProps>, MouseEventInit]>([
  ['with a key that opens another tab', {}, { ctrlKey: true }],
  ['with another button', {}, { button: 1 }],
  ['with its own target', { target: '_blank' }, {}],
  ['that the caller has handled', { onClick: (event) => event.preventDefault() }, {}],
])('a press %s is not handled by the router', async (_what, props, press) => {
  const router = open(props);
  // Prevents the browser's own reaction, which the test does not need.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await act(async () => fireEvent.click(link('Бренды'), press));
  expect(router.state.location.pathname).toBe('/catalog/');
});

test('a menu marks the link to the current page', async () => {
  open();
  expect(link('Каталог')).toHaveAttribute('aria-current', 'page');
  await userEvent.click(link('Бренды'));
  expect(link('Каталог')).not.toHaveAttribute('aria-current');
});

test('a menu link is also active on the pages below its own, unless it has `end`', () => {
  open();
  expect(link('Каталог')).toHaveAttribute('aria-current', 'page');
  expect(link('Главная')).toHaveAttribute('aria-current', 'page');
  expect(link('Только главная')).not.toHaveAttribute('aria-current');
});
