import { clearEnvironment } from './clear-environment';

const { env, platform } = process;
afterEach(() => {
  process.env = env;
  Object.defineProperty(process, 'platform', { value: platform });
});

// `/proc` of Linux shows the environment too: render/hostile-area.test.ts checks that with its own process.
test('variables that are no longer needed leave the environment, whatever their name', () => {
  Object.defineProperty(process, 'platform', { value: 'darwin' });
  process.env = { COOKIE_KEY: 'secret', DATABASE_URL: 'secret', GITHUB_TOKEN: 'secret', TZ: 'UTC', NODE_ENV: 'test' };
  expect(clearEnvironment()).toBe(true);
  expect(process.env).toEqual({ TZ: 'UTC', NODE_ENV: 'test' });
});
