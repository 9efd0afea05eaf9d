import { forgetEnvironment } from './forget-environment';

const { env, platform } = process;
afterEach(() => {
  process.env = env;
  Object.defineProperty(process, 'platform', { value: platform });
});

// What Linux shows of a process besides is in render/hostile-area.test.ts, with a process of its own.
test('what is not needed any more leaves the environment, whatever it is called', () => {
  Object.defineProperty(process, 'platform', { value: 'darwin' });
  process.env = { COOKIE_KEY: 'secret', DATABASE_URL: 'secret', GITHUB_TOKEN: 'secret', TZ: 'UTC', NODE_ENV: 'test' };
  expect(forgetEnvironment()).toBe(true);
  expect(process.env).toEqual({ TZ: 'UTC', NODE_ENV: 'test' });
});
