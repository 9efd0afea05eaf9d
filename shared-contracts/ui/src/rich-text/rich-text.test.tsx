import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { RichText } from './rich-text';

const show = (html: string) => {
  const router = createMemoryRouter([
    { path: '/', element: <RichText html={html} /> },
    { path: '/brand/', element: <h1>Бренды</h1> },
  ]);
  render(<RouterProvider router={router} />);
  return router;
};

test('a text is shown without harmful content', () => {
  show('<p>Ягнёнок <b>35%</b></p><script>alert(1)</script>');
  expect(screen.getByText('35%')).toBeVisible();
  expect(document.querySelector('script')).toBeNull();
});

test('a link within the shop navigates without a reload', async () => {
  show('<p><a href="/brand/">Все <b>бренды</b></a></p>');
  await userEvent.click(screen.getByText('бренды'));
  expect(await screen.findByRole('heading', { name: 'Бренды' })).toBeVisible();
});

test('a link in a new tab is left to the browser', async () => {
  const router = show('<a href="/brand/">Бренды</a>');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  const stop = (event: Event) => event.preventDefault();
  document.addEventListener('click', stop);
  screen.getByRole('link').dispatchEvent(click);
  document.removeEventListener('click', stop);
  expect(router.state.location.pathname).toBe('/');
});
