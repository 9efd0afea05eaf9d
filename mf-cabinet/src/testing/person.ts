import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { CodeSentAnswer } from '@zapovednik/api/cabinet/wire/code-sent';

type Acting = Pick<UserEvent, 'type' | 'click'>;

/** The server's answer to a request for a code. */
export const codeSent = (changes: Partial<CodeSentAnswer> = {}): CodeSentAnswer => ({
  resend_after: 60,
  expires_in: 300,
  code_length: 6,
  ...changes,
});

/** Types a phone and requests a code. */
export async function requestCode(
  button = 'Получить код по СМС',
  phone = '9120000000',
  user: Acting = userEvent,
): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: 'Телефон' }), phone);
  await user.click(screen.getByRole('button', { name: button }));
}

export const codeField = (name = 'Код из СМС') => screen.findByRole('textbox', { name });

/** Types a code, which submits itself. */
export async function enterCode(code = '123456', name = 'Код из СМС', user: Acting = userEvent): Promise<void> {
  await user.type(await codeField(name), code);
}
