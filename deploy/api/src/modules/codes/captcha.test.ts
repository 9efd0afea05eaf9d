import { registrationHash } from '@zapovednik/api/cabinet/calls/registration-hash';
import { ANNA } from '../../testing/codes';
import { WITH_CAPTCHA } from '../../testing/sandboxes';
import { useShop } from '../../testing/use-shop';

const shop = useShop({ sandboxes: WITH_CAPTCHA });

/** Requests a code with the captcha's response, if any. */
async function requestCode(name: string, captchaResponse?: string) {
  const session = await shop.visit();
  const body = { phone: ANNA, init: 'website', hash: await registrationHash(session), captchaResponse };
  return shop.ask(`/personal/user/${name}/`, { session, body });
}

const refused = { status: 422, failure: { code: 'captcha', message: 'Подтвердите, что вы не робот' } };

test.each(['sms_request', 'sms_forgot', 'sms_register_request', 'telegram_register_request'])(
  'SES-14 %s needs the captcha if it is configured, and sends nothing without it',
  async (name) => {
    const before = (await shop.outside.texts(ANNA)).length;
    expect(await requestCode(name)).toMatchObject(refused);
    expect(await requestCode(name, 'robot')).toMatchObject(refused);
    expect(await shop.outside.texts(ANNA)).toHaveLength(before);
    expect(await requestCode(name, `pass-${name}`)).toMatchObject({ status: 200 });
    // A response is valid for one request.
    expect(await requestCode(name, `pass-${name}`)).toMatchObject(refused);
  },
);

test('SES-14 SES-09 telegram_request works without the captcha, but a given response must pass', async () => {
  expect(await requestCode('telegram_request', 'robot')).toMatchObject(refused);
  expect(await requestCode('telegram_request')).toMatchObject({ status: 200 });
});
