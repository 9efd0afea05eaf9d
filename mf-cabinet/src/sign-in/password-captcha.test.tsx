import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInByPassword } from '@zapovednik/api/cabinet/calls/sign-in';
import { createTestApp, fixtures, renderArea } from '@zapovednik/testing';
import area from '../area';

const settings = {
  captcha: { siteKey: 'site-key', version: '2', script: 'https://captcha.example/recaptcha/api.js' },
} as const;

test('SES-14 after many wrong guesses of a password the sign-in is sent again with the captcha', async () => {
  const app = createTestApp({ settings });
  const message = 'Подтвердите, что вы не робот';
  app.backEnd.fail(signInByPassword, { status: 422, code: 'captcha', message });
  await renderArea(area, '/auth/', { app });
  await userEvent.click(screen.getByRole('tab', { name: 'По паролю' }));
  await userEvent.type(screen.getByLabelText('Логин, почта или телефон'), 'anna@example.ru');
  await userEvent.type(screen.getByLabelText('Пароль'), 'lesnaya-polyana{Enter}');
  await waitFor(() => expect(document.head.querySelector('script')).not.toBeNull());

  app.backEnd.answer(signInByPassword, fixtures.customer());
  let pass = (_response: string) => {};
  globalThis.grecaptcha = {
    render(_, { callback }) {
      pass = callback;
      return 0;
    },
    execute: () => pass('a response'),
    reset: () => {},
  };
  await act(async () => globalThis.shopCaptchaReady?.());
  const own = { login: 'anna@example.ru', password: 'lesnaya-polyana' };
  const sent = () => app.backEnd.asked.filter(({ id }) => id === signInByPassword.id).map(({ input }) => input);
  await waitFor(() => expect(sent()).toEqual([own, { ...own, captchaResponse: 'a response' }]));
});
