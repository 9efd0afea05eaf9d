import { toUserSession } from '@zapovednik/api/shell/models/user';
import { authRecoveryRoute } from '@zapovednik/areas/cabinet/routes';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { fixtures } from '@zapovednik/testing';
import { createStaticHandler } from 'react-router';
import { sessionState } from '../context/session-state';
import { createTestShell } from '../testing/open-app';
import { checkGuards } from './check-guards';

/** The redirect target for a signed-in user, from the server's router. */
async function placeAfter(address: string): Promise<string | null> {
  const app = createTestShell();
  app.write(sessionAtom, sessionState(toUserSession(fixtures.customer())));
  const route = authRecoveryRoute;
  const loader = ({ request }: { request: Request }) => checkGuards(route, { app, url: new URL(request.url) });
  const answer = await createStaticHandler([{ id: route.id, path: route.path, loader }]).query(new Request(address));
  if (!(answer instanceof Response)) throw new Error('The page is shown');
  return answer.headers.get('location');
}

test.each([
  ['', 'http://shop.localhost/#'],
  ['?back=%2Fcabinet%2Forders%2F%3Fpage%3D2', 'http://shop.localhost/cabinet/orders/?page=2#'],
  ['?back=%2Fabout%2F%23shops', '/about/#shops'],
  ['?back=https%3A%2F%2Fevil.example%2F', 'http://shop.localhost/#'],
])('ROU-88 ROU-92 SES-13 the redirect from sign-in%s drops the secret of an e-mail link', async (query, place) => {
  expect(await placeAfter(`http://shop.localhost/auth/password-recovery/${query}`)).toBe(place);
});
