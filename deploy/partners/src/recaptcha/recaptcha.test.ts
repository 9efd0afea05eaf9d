import { runInNewContext } from 'node:vm';
import { createPartners } from '../server';

test('SES-16 the script of the sandbox gives a response that passes', async () => {
  const partners = createPartners({ LOG_LEVEL: 'silent' });
  const { body } = await partners.inject('/captcha/recaptcha/api.js?onload=captchaReady&render=explicit&hl=ru');
  const response = await new Promise<string>((resolve) => {
    const window = { captchaReady: () => window.start(), start: () => {} };
    const context = { window, crypto, setTimeout, resolve };
    window.start = () => {
      runInNewContext('window.grecaptcha.execute(window.grecaptcha.render(null, { callback: resolve }))', context);
    };
    runInNewContext(body, context);
  });
  const verify = async () => {
    const payload = { secret: 'sandbox', response };
    return (await partners.inject({ method: 'POST', url: '/captcha/recaptcha/api/siteverify', payload })).json();
  };
  expect(await verify()).toMatchObject({ success: true });
  expect(await verify()).toMatchObject({ success: false, 'error-codes': ['timeout-or-duplicate'] });
  expect((await partners.inject('/captcha/recaptcha/api.js?onload=alert(1)')).body).not.toContain('alert');
  await partners.close();
});
