import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Button, LinkButton } from './button';
import { IconButton } from './icon-button';

test('a press calls the handler', async () => {
  const add = jest.fn();
  render(<Button onClick={add}>В корзину</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'В корзину' }));
  expect(add).toHaveBeenCalledTimes(1);
});

test('a busy button shows it, ignores presses and keeps the focus', async () => {
  const add = jest.fn();
  const { rerender } = render(<Button onClick={add}>В корзину</Button>);
  screen.getByRole('button').focus();
  rerender(
    <Button busy onClick={add}>
      В корзину
    </Button>,
  );
  const button = screen.getByRole('button', { name: /В корзину/ });
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();
  expect(screen.getByRole('img', { name: 'Загрузка…' })).toBeVisible();
  await userEvent.click(button);
  expect(add).not.toHaveBeenCalled();
});

test('a busy button does not submit its form', async () => {
  const send = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button type="submit" busy>
        Оформить
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(send).not.toHaveBeenCalled();
});

test('a link button leads to its page', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <LinkButton to="/personal/cart/">Перейти в корзину</LinkButton> },
    { path: '/personal/cart/', element: <h1>Корзина</h1> },
  ]);
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('link', { name: 'Перейти в корзину' }));
  expect(await screen.findByRole('heading', { name: 'Корзина' })).toBeVisible();
});

test('an icon button has its label as name, and exposes whether it is pressed', () => {
  render(
    <IconButton label="В избранное" aria-pressed>
      <svg />
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: 'В избранное', pressed: true })).toBeVisible();
});
