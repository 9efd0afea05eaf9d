import { settingNames as apiSettings } from 'deploy-api/start/config';
import { settingNames as gatewaySettings } from 'deploy-gateway/config/config';
import { settingNames as partnersSettings } from 'deploy-partners/config';
import { childEnvironment } from './child-environment';

const secretsOfGateway = ['COOKIE_KEY', 'OVERRIDE_KEY', 'REDIS_URL', 'SUGGESTIONS_TOKEN', 'GEOCODER_KEY'];
const secretsOfApi = [
  'DATABASE_URL',
  'PGPASSWORD',
  'REDIS_URL',
  'FILES_SECRET',
  'LINK_KEY',
  'UNISENDER_KEY',
  'SMSC_PASSWORD',
  'TELEGRAM_TOKEN',
  'CAPTCHA_SECRET',
  'SBERBANK_PASSWORD',
  'SBERBANK_CALLBACK_KEY',
  'YOOKASSA_SECRET_KEY',
  'RAIFFEISEN_SECRET_KEY',
  'MINDBOX_KEY',
  'CARROT_AUTH_KEY',
  'SUGGESTIONS_TOKEN',
];
const others = ['AWS_SECRET_ACCESS_KEY', 'GITHUB_TOKEN', 'npm_config__authtoken'];
const env = Object.fromEntries(
  [...secretsOfGateway, ...secretsOfApi, ...others].map((name) => [name, `${name} value`]),
);

test('each process gets its own secrets, and no secrets of another process or program', () => {
  expect(Object.keys(childEnvironment(env, gatewaySettings)).sort()).toEqual([...secretsOfGateway].sort());
  expect(Object.keys(childEnvironment(env, apiSettings)).sort()).toEqual([...secretsOfApi].sort());
  expect(childEnvironment(env, partnersSettings)).toEqual({});
});

test('what any program needs is passed to all; empty values count as unset', () => {
  const needed = {
    PATH: '/bin',
    TZ: 'Asia/Yekaterinburg',
    NODE_EXTRA_CA_CERTS: '/ca.pem',
    https_proxy: 'http://proxy',
  };
  expect(childEnvironment({ ...needed, LOG_LEVEL: 'warn', API_ROOT: '' }, partnersSettings)).toEqual({
    ...needed,
    LOG_LEVEL: 'warn',
  });
});
