import { userInfo } from 'node:os';
import { publisher } from './publisher';

test('the person in the environment comes first: our own setting, then the one of the CI system', () => {
  expect(publisher({ RELEASED_BY: 'Анна', GITHUB_ACTOR: 'anna-gh' })).toBe('Анна');
  expect(publisher({ RELEASED_BY: ' ', GITLAB_USER_LOGIN: 'anna-gl' })).toBe('anna-gl');
});

test('without one it is the user of git, otherwise the account', () => {
  const settings = {
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_DIR: '/dev/null',
    PATH: process.env.PATH,
  };
  const named = {
    GIT_CONFIG_COUNT: '2',
    GIT_CONFIG_KEY_0: 'user.name',
    GIT_CONFIG_VALUE_0: 'Анна',
    GIT_CONFIG_KEY_1: 'user.email',
    GIT_CONFIG_VALUE_1: 'anna@shop.example',
  };
  expect(publisher({ ...settings, ...named })).toBe('Анна <anna@shop.example>');
  expect(publisher(settings)).toBe(userInfo().username);
});
