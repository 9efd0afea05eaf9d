import { userSession } from '@zapovednik/api/shell/wire/user';
import { routes } from './modules';

test('every write that returns a session is marked as renewing it, so that browsers use the new id', () => {
  const answering = routes.filter(({ call }) => call.writes && call.answer === userSession);
  expect(answering.length).toBeGreaterThan(1);
  expect(answering.filter(({ call }) => !call.renewsSession)).toEqual([]);
});
