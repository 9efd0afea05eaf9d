import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { showNotification } from 'shared-contracts/shell/commands';
import { Dialog } from 'shared-contracts/ui/dialog';
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

test('LAY-56 LAY-51 the layout state follows the dialog of an area, not the question inside it', async () => {
  const { app } = await openApp('/about/');
  const { layout } = app;
  expect(layout.get().authModal).toBe(false);
  act(() => app.overlays.show('authModal', 'mf-cabinet', <SignIn />));
  await screen.findByRole('dialog', { name: 'Вход' });
  expect(layout.get()).toMatchObject({ authModal: true, emailInputModal: false, deliveryModal: false });
  await userEvent.click(screen.getByRole('button', { name: 'Забыли пароль?' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Понятно' }));
  expect(layout.get().authModal).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(layout.get().authModal).toBe(false);
});

test('LAY-56 LAY-62 the layout state describes the page: footer, tab bar, search, notification', async () => {
  const { app, router } = await openApp('/about/');
  const { layout } = app;
  expect(layout.get()).toMatchObject({ footer: true, mobileMenuActivity: true, searchCatalog: false });
  await userEvent.click(screen.getByRole('searchbox', { name: 'Поиск по магазину' }));
  expect(layout.get().searchCatalog).toBe(true);
  await userEvent.tab();
  await userEvent.tab();
  expect(layout.get().searchCatalog).toBe(false);
  await act(() => app.bus.run(showNotification, { text: 'Адрес сохранён' }));
  expect(layout.get().message).toEqual({ text: 'Адрес сохранён' });
  await act(() => router.navigate('/technical/'));
  expect(layout.get()).toMatchObject({ footer: false, mobileMenuActivity: false });
});

test('LAY-56 the layout state is loading while a write is pending', async () => {
  const { app } = await openApp('/about/');
  let answer = (_: string) => {};
  const answered = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const write = app.query.getMutationCache().build(app.query, { mutationFn: () => answered });
  const done = act(() => write.execute(undefined));
  expect(app.layout.get().loading).toBe(true);
  answer('ок');
  await done;
  expect(app.layout.get().loading).toBe(false);
});
