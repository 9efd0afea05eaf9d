import { refuseGuessable } from './guessable-password';

test.each(['password1', 'QWERTY123', '1q2w3e4r5t', 'Zapovednik2026!', 'заповедник1'])(
  '%s is refused as a new password',
  (password) => {
    expect(() => refuseGuessable(password)).toThrow('Этот пароль слишком легко подобрать. Придумайте другой');
  },
);

test.each(['лесная-поляна', 'правильная лошадь батарейка', 'Novichok-2201'])('%s is accepted', (password) => {
  expect(() => refuseGuessable(password)).not.toThrow();
});
