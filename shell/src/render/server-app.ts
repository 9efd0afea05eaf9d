import { getUser } from '@zapovednik/api/shell/calls/user';
import { cityState } from '@zapovednik/api/shell/models/city';
import { CHARITY_HEADER } from '@zapovednik/areas/checkout/charity-cookie';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import type { WidgetHost } from '@zapovednik/areas/widgets';
import { ApiError, createApi } from '@zapovednik/platform/client';
import { cityTime } from '@zapovednik/rules/dates';
import { createAppContext } from '../app/create-app-context';
import { personState } from '../context/session-state';
import type { ShellContext } from '../context/shell-context';
import { isDebugMode } from '../debug/is-debug-mode';
import { cachingApi } from './caching-api';
import type { RenderFault, RenderHost, RenderRequest } from './render-request';

/** How long one back end call may take while a page is rendered, in milliseconds. */
const TIME_LIMIT = 3_000;

/**
 * The AppContext of one request. Commands and events exist only in the browser: on the server they have no handlers and no
 * listeners.
 * @param faults the list that collects errors
 */
export async function serverApp(
  request: RenderRequest,
  host: RenderHost,
  widgets: WidgetHost,
  faults: RenderFault[],
): Promise<ShellContext> {
  const { timeZone } = request.city;
  const city = { ...cityState(request.city), ...(timeZone && { today: cityTime(new Date(), timeZone).day }) };
  let { session } = request;
  const api = createApi({
    root: host.apiRoot,
    location: () => city.locationId,
    session: async () => session,
    personal: () => session !== null,
    timeLimit: TIME_LIMIT,
    ...(request.charity && { fetch: fetchForCharity }),
    debug: isDebugMode(new URL(request.url)),
  });
  const app = createAppContext({
    city,
    widgets,
    device: () => request.device,
    override: request.override,
    settings: host.settings,
    origin: new URL(request.url).origin,
    loadOwner: () => Promise.reject(new Error('Commands are answered in the browser')),
    wokenBy: () => [],
    report: (error, source) => {
      faults.push({
        ...source,
        message: error instanceof Error ? error.message : String(error),
        ...(error instanceof Error && error.stack && { stack: error.stack }),
      });
    },
    api: session === null ? cachingApi(api, host.kept, city.locationId) : api,
  });
  if (session !== null) session = await readPerson(app, session);
  return app;
}

/** Passes the visitor's cookie to the back end, as the gateway does for calls from the browser. */
const fetchForCharity: typeof fetch = (url, { headers, ...init } = {}) => {
  const withWish = new Headers(headers);
  withWish.set(CHARITY_HEADER, 'Y');
  return fetch(url, { ...init, headers: withWish });
};

/**
 * Writes the session atom and returns the session id. If the session has expired, it returns null, and the shell
 * recovers in the browser.
 */
async function readPerson(app: ShellContext, session: string): Promise<string | null> {
  try {
    app.write(sessionAtom, personState(await app.api(getUser, {})));
    return session;
  } catch (error) {
    const refused = error instanceof ApiError && error.status === 401;
    if (refused) app.write(sessionAtom, { ...unknownSession, status: 'anonymous' });
    else app.report(error, { area: 'shell', phase: 'loader', name: 'session' });
    return error instanceof ApiError && error.isSessionExpired ? null : session;
  }
}
