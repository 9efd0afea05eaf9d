import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp, renderWithApp } from '@zapovednik/testing';
import { useState } from 'react';

function Question() {
  const [open, setOpen] = useState(true);
  return (
    open && (
      <button type="button" onClick={() => setOpen(false)}>
        Закрыть
      </button>
    )
  );
}

function Broken(): never {
  throw new Error('нет');
}

test('a dialog is shown over the page, and starts with a new state each time it is shown', async () => {
  const { app } = renderWithApp(<h1>Главная</h1>);
  act(() => app.overlays.show('question', 'mf-checkout', <Question />));
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => app.overlays.show('question', 'mf-checkout', <Question />));
  expect(screen.getByRole('button', { name: 'Закрыть' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Главная' })).toBeVisible();
});

test('a dialog that fails is reported with its area, and the page stays', () => {
  const report = jest.fn();
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { app } = renderWithApp(<h1>Главная</h1>, { app: createTestApp({ report }) });
  act(() => app.overlays.show('question', 'mf-checkout', <Broken />));
  expect(report).toHaveBeenCalledWith(expect.any(Error), { area: 'mf-checkout', phase: 'render', name: 'question' });
  expect(screen.getByRole('heading', { name: 'Главная' })).toBeVisible();
  silent.mockRestore();
});
