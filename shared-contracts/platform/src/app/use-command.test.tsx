import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSignIn } from '@zapovednik/areas/cabinet/commands';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { createTestApp, renderWithApp } from '@zapovednik/testing';
import { markNotified } from '../events';
import { useCommand } from './use-command';

function SignIn() {
  const { run, isPending } = useCommand(openSignIn);
  return (
    <button type="button" aria-busy={isPending} onClick={() => run({})}>
      Войти
    </button>
  );
}

async function press(failure: Error) {
  const report = jest.fn();
  const notify = jest.fn(async () => ({}));
  const app = createTestApp({ report });
  app.command(showNotification, notify);
  app.command(openSignIn, () => Promise.reject(failure));
  renderWithApp(<SignIn />, { app });
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'false'));
  return { report, notify };
}

test('LAY-60 LAY-61 a command that fails is reported with its owner, and a notification says so', async () => {
  const failure = new Error('the dialog cannot be loaded');
  const { report, notify } = await press(failure);
  expect(report).toHaveBeenCalledWith(failure, { area: 'mf-cabinet', phase: 'command', name: openSignIn.name });
  expect(notify).toHaveBeenCalledWith({ kind: 'error' });
});

test('a failure that the owner of the command has shown is not shown twice', async () => {
  const failure = new Error('refused');
  markNotified(failure);
  const { report, notify } = await press(failure);
  expect([report, notify].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
