import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { Form, PasswordField, useZodForm } from '.';

function Password() {
  const form = useZodForm(z.object({ password: z.string() }), { defaultValues: { password: '' } });
  return (
    <Form form={form} onSubmit={() => {}}>
      <PasswordField name="password" label="Пароль" autoComplete="current-password" />
    </Form>
  );
}

test('a password can be pasted, shown, and hidden again', async () => {
  render(<Password />);
  const field = screen.getByLabelText('Пароль');
  await userEvent.click(field);
  await userEvent.paste('Sekret-1');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('Sekret-1');
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть пароль' }));
  expect(field).toHaveAttribute('type', 'password');
});
