import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '@zapovednik/ui/dialog';
import { useState } from 'react';
import { openApp } from '../testing/open-app';

/** A dialog of an area, which may open a second dialog with a question. */
function SignIn() {
  const [open, setOpen] = useState(true);
  const [asked, setAsked] = useState(false);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Вход">
      <button type="button" onClick={() => setAsked(true)}>
        Забыли пароль?
      </button>
      <Dialog open={asked} onClose={() => setAsked(false)} title="Вопрос">
        <button type="button" onClick={() => setAsked(false)}>
          Понятно
        </button>
      </Dialog>
    </Dialog>
  );
}

test('LAY-56 LAY-51 an open dialog of an area is known by its name, the question inside it is not', async () => {
  const { app } = await openApp('/about/');
  const opened = () => [...app.overlays.opened.get()];
  expect(opened()).toEqual([]);
  act(() => app.overlays.show('authModal', 'mf-cabinet', <SignIn />));
  await screen.findByRole('dialog', { name: 'Вход' });
  expect(opened()).toEqual(['authModal']);
  await userEvent.click(screen.getByRole('button', { name: 'Забыли пароль?' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Понятно' }));
  expect(opened()).toEqual(['authModal']);
  await userEvent.keyboard('{Escape}');
  expect(opened()).toEqual([]);
});
