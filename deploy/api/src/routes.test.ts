import { userSession } from 'shared-contracts/shell/calls/user';
import { routes } from './routes';

test('every write that answers a session says that it renews it, so that browsers go on with the new id', () => {
  const answering = routes.filter(({ call }) => call.writes && call.answer === userSession);
  expect(answering.length).toBeGreaterThan(1);
  expect(answering.filter(({ call }) => !call.renewsSession)).toEqual([]);
});
