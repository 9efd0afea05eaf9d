import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { smsRequest } from '@zapovednik/api/cabinet/calls/sign-in';
import { createTestApp, renderArea } from '@zapovednik/testing';
import type { Recaptcha } from '@zapovednik/ui/captcha';
import area from '../area';
import { codeField, codeSent, requestCode } from '../testing/person';

const settings = {
  captcha: { siteKey: 'site-key', version: '2', script: 'https://captcha.example/recaptcha/api.js' },
} as const;

const scripts = () => [...document.head.querySelectorAll('script')];

function open(withCaptcha: boolean) {
  const app = createTestApp(withCaptcha ? { settings } : {});
  app.backEnd.answer(smsRequest, codeSent());
  return renderArea(area, '/auth/', { app });
}

/** Simulates that Google's script has loaded; its widget calls `answer` when it is executed. */
function arrive(answer: (parameters: Parameters<Recaptcha['render']>[1]) => void) {
  const rendered: Parameters<Recaptcha['render']>[1][] = [];
  globalThis.grecaptcha = {
    render: (_, parameters) => rendered.push(parameters) - 1,
    execute: (widget) => {
      const parameters = rendered[widget];
      if (parameters) answer(parameters);
    },
    reset: () => {},
  };
  globalThis.shopCaptchaReady?.();
  return rendered;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  for (const script of scripts()) script.remove();
  globalThis.grecaptcha = undefined;
});

test('SES-15 without a configured captcha no response is requested, and nothing is loaded', async () => {
  const { app } = await open(false);
  await requestCode();
  await codeField();
  expect(scripts()).toEqual([]);
  expect(app.backEnd.asked[0]?.input).toEqual({ phone: '79120000000' });
});

test('TRK-05 SES-14 SES-16 a captcha that fails to load shows an error, can be tried again, and its response is sent with the request', async () => {
  const { app } = await open(true);
  expect(scripts()).toEqual([]);
  await requestCode();
  await waitFor(() => expect(scripts()).toHaveLength(1));
  for (const script of scripts()) fireEvent.error(script);
  expect(await screen.findByRole('alert')).toHaveTextContent('Не получилось проверить, что вы не робот.');
  expect(app.backEnd.asked).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Получить код по СМС' }));
  await waitFor(() => expect(scripts()).toHaveLength(1));
  const { searchParams } = new URL(scripts()[0]?.src ?? '');
  expect([searchParams.get('hl'), searchParams.get('render')]).toEqual(['ru', 'explicit']);
  const rendered = await act(async () => arrive(({ callback }) => callback('a response')));
  await codeField();
  expect(rendered).toMatchObject([{ sitekey: 'site-key', size: 'invisible' }]);
  expect(app.backEnd.asked).toEqual([
    { id: smsRequest.id, input: { phone: '79120000000', captchaResponse: 'a response' } },
  ]);
});
