import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Link, type LinkProps, NavLink } from '.';

/** Opens a page at /catalog/ with a link to /brand/ and a menu: to itself, and to the page above. */
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

test('a link leads on without loading the page anew, with what goes with it', async () => {
  const router = open({ state: { from: 'menu' } });
  expect(link('Бренды')).toHaveAttribute('href', '/brand/?page=2');
  await userEvent.click(link('Бренды'));
  expect(router.state.location).toMatchObject({ pathname: '/brand/', search: '?page=2', state: { from: 'menu' } });
  expect(router.state.historyAction).toBe('PUSH');
});

test('a link to the page itself takes the place of its entry in the history', async () => {
  const router = open();
  await userEvent.click(link('Каталог'));
  expect(router.state.historyAction).toBe('REPLACE');
});

test.each<[string, Partial<LinkProps>, MouseEventInit]>([
  ['with a key that opens another tab', {}, { ctrlKey: true }],
  ['with another button', {}, { button: 1 }],
  ['with a target of its own', { target: '_blank' }, {}],
  ['that whoever placed it has answered', { onClick: (event) => event.preventDefault() }, {}],
])('a press %s is not the router’s', async (_what, props, press) => {
  const router = open(props);
  // What the browser would do with it is not this test's.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await act(async () => fireEvent.click(link('Бренды'), press));
  expect(router.state.location.pathname).toBe('/catalog/');
});

test('a menu says which of its links leads to where the visitor is', async () => {
  open();
  expect(link('Каталог')).toHaveAttribute('aria-current', 'page');
  await userEvent.click(link('Бренды'));
  expect(link('Каталог')).not.toHaveAttribute('aria-current');
});

test('a link of a menu stands for the pages below its own too, unless it ends there', () => {
  open();
  expect(link('Каталог')).toHaveAttribute('aria-current', 'page');
  expect(link('Главная')).toHaveAttribute('aria-current', 'page');
  expect(link('Только главная')).not.toHaveAttribute('aria-current');
});
