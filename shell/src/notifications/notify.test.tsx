import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { openApp } from '../testing/open-app';

test('LAY-60 a notification without a text reads «Возникла ошибка», and is announced at once', async () => {
  const { app } = await openApp('/about/');
  await act(() => app.bus.run(showNotification, {}));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Возникла ошибка\s?Попробуйте ещё раз/);
});

test('LAY-60 a notification says its own second sentence, or none', async () => {
  const { app } = await openApp('/about/');
  await act(() => app.bus.run(showNotification, { text: 'Возникла ошибка', hint: 'Корзина осталась прежней' }));
  expect(screen.getByText('Возникла ошибка').nextElementSibling).toHaveTextContent('Корзина осталась прежней');
  await act(() => app.bus.run(showNotification, { text: 'Ссылка скопирована' }));
  expect(screen.getByText('Ссылка скопирована').nextElementSibling).toBeNull();
});

test('notifications are shown over every page, the latest four of them, until they are closed', async () => {
  const { app, router } = await openApp('/about/');
  for (const text of ['раз', 'два', 'три', 'четыре', 'пять']) await act(() => app.bus.run(showNotification, { text }));
  await act(() => router.navigate('/catalog/'));
  expect(screen.queryByText('раз')).not.toBeInTheDocument();
  const close = screen.getAllByRole('button', { name: 'Закрыть' });
  expect(close).toHaveLength(4);
  for (const button of close) await userEvent.click(button);
  expect(screen.queryByText('пять')).not.toBeInTheDocument();
});
