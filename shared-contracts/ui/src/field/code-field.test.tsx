import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { CodeField, Form, FormFailure, useZodForm } from '.';

const schema = z.object({ code: z.string().check(z.regex(/^\d{6}$/, 'Введите шесть цифр')) });

function Code({ send }: { send: (code: string) => void }) {
  const form = useZodForm(schema, { defaultValues: { code: '' }, mode: 'onSubmit', reValidateMode: 'onSubmit' });
  return (
    <Form form={form} onSubmit={({ code }) => send(code)}>
      <CodeField name="code" label="Код из СМС" length={6} />
    </Form>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Код из СМС' });

test('SES-19 the code is one field that phones can fill in, and is submitted when all its digits are entered', async () => {
  const send = jest.fn();
  render(<Code send={send} />);
  expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field()).toHaveAttribute('inputmode', 'numeric');
  await userEvent.type(field(), '1 2a3-45');
  expect(field()).toHaveValue('12345');
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(field(), '6');
  await waitFor(() => expect(send).toHaveBeenCalledWith('123456'));
  await userEvent.type(field(), '7');
  expect(field()).toHaveValue('123456');
  expect(send).toHaveBeenCalledTimes(1);
});

test('SES-19 a rejected code is announced, and selected so that the next one replaces it', async () => {
  const send = (code: string) => {
    if (code !== '222222') throw new FormFailure('Неверный код', { fields: { code: 'Неверный код' } });
  };
  render(<Code send={send} />);
  await userEvent.type(field(), '111111');
  expect(await screen.findByRole('alert')).toHaveTextContent('Неверный код');
  await userEvent.keyboard('222222');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(field()).toHaveValue('222222');
});

test('an error of a field that the form does not have is shown above the form', async () => {
  const message = 'Подтвердите, что вы не робот';
  const send = () => {
    throw new FormFailure(message, { fields: { captchaResponse: message } });
  };
  render(<Code send={send} />);
  await userEvent.type(field(), '111111');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});
