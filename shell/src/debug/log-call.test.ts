import { signInByPassword } from '@zapovednik/api/cabinet/calls/sign-in';
import { getCities } from '@zapovednik/api/shell/calls/city';
import { isAuth } from '@zapovednik/api/shell/calls/user';
import { fixtures } from '@zapovednik/testing';
import { logCall } from './log-call';

test('ROU-116 a page with debug=1 writes its calls and their answers to the console', async () => {
  const written = jest.spyOn(console, 'info').mockImplementation(() => {});
  await logCall(getCities, { PARENT: 1 }, Promise.resolve(['Пермь']));
  await logCall(getCities, {}, Promise.reject(new Error('нет связи')));
  expect(written.mock.calls).toEqual([
    [`[api] ${getCities.id} {"PARENT":1}`, ['Пермь']],
    [`[api] ${getCities.id} {}`, 'Error: нет связи'],
  ]);
});

test('ROU-116 secrets are not written: no passwords and no session id', async () => {
  const written = jest.spyOn(console, 'info').mockImplementation(() => {});
  const session = fixtures.customer();
  await logCall(signInByPassword, { login: 'anna', password: 'Postoyannaya' }, Promise.resolve(session));
  await logCall(isAuth, { site: 'true' }, Promise.resolve(session));
  const text = JSON.stringify(written.mock.calls);
  expect(text).toContain('anna');
  expect(text).not.toContain('Postoyannaya');
  expect(text).not.toContain(session.session_id);
});
