import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { envelope } from '@zapovednik/api/envelope';
import { PERSONAL_HEADER } from '@zapovednik/api/personal-header';
import { userSession } from '@zapovednik/api/shell/wire/user';
import { type Api, createApi } from '@zapovednik/platform/client';
import { freePort } from 'deploy-network/free-port';
import type { FastifyBaseLogger } from 'fastify';
import { type OrderLimits, orderLimitSettings } from '../base/limits';
import { createDatabase } from '../db/create-database';
import type { Database, OpenDatabase } from '../db/database';
import type { FileStore } from '../files/file-store';
import { filesInRows } from '../files/files-in-rows';
import type { CallBudget } from '../http/call-budget';
import type { PictureSource } from '../http/picture-source';
import { noSessionCache, type SessionCache } from '../http/session-cache/session-cache';
import { ShopMemory } from '../http/shop-state';
import type { Work } from '../jobs/job';
import { modules } from '../modules';
import { eventsOf } from '../modules/all-of';
import { noPartners } from '../partners/connect-partners';
import type { Partners } from '../partners/partners';
import { createServer } from '../server';
import { smallShopDatabase } from './fresh-database';
import { patientLimits } from './patient-limits';
import { smallShop } from './prepared-shops';
import { type PaymentOptions, type Sandboxes, startSandboxes } from './sandboxes';
import { EKATERINBURG, PASSWORD } from './small-shop';
import { createClock, type Moment, type TestClock } from './test-clock';
import { unlimitedOrders } from './unlimited-orders';

/** The key of the signed links of orders. */
export const LINK_KEY = 'a key of the tests only';

export interface HowToAsk {
  /** Only with a session: asks for the shared answer, like a page that needs no personal data. */
  shared?: true;
  location?: number | undefined;
  /** Idempotency-Key. */
  key?: string | undefined;
  headers?: Record<string, string>;
}

interface AskOptions extends HowToAsk {
  /** A POST with this body, as JSON. */
  body?: unknown;
  session?: string | undefined;
}

export interface ShopOptions {
  /** A database other than the small shop's. It is closed with the shop. */
  filled?: OpenDatabase;
  /** Without it there are no pictures of goods. */
  pictures?: PictureSource;
  /** Third-party services other than the sandboxes; by default the shop has none. */
  partners?: Partners;
  /** Starts the sandboxes, and connects the services for messages, captcha, tracking and chat; an object changes their settings. */
  sandboxes?: true | Record<string, string>;
  /** Starts the sandboxes and also connects the acquirers, which call the shop back. */
  payments?: true | PaymentOptions;
  /** Default: no limits. */
  orderLimits?: OrderLimits;
  /** The clock stands still at this moment until the test moves it. By default it runs. */
  at?: Moment;
  /** Default: none. */
  sessionCache?: SessionCache;
  /** Default: in the rows of the database. */
  files?: FileStore;
  /** Default: a new one. */
  budget?: CallBudget;
  /** Default: a free one. */
  port?: number;
  /** Whether `/docs/` and `/openapi.json` are served. */
  hasDocs?: boolean;
  /** Without it nothing is logged. */
  log?: FastifyBaseLogger;
}

/** The answer of a call: `value` on success, otherwise `failure`. */
export interface Asked {
  status: number;
  headers: Headers;
  value: unknown;
  failure: { message: string; code: string; fields?: Record<string, string> | undefined } | null;
}

/** A person who uses the shop, with a session of their own. */
export interface Visitor {
  /** The typed client: `anna.api(addToBasket, { id, qty })` answers the model, or throws an `ApiError`. */
  readonly api: Api;
  /** The raw answer, also a refusal: `anna.ask('/personal/pet/delete/', { id })`. A body makes it a POST. */
  ask(path: string, body?: unknown, how?: HowToAsk): Promise<Asked>;
  readonly session: () => string;
}

export interface TestShop {
  db: Database;
  /** The parts of this shop for work outside calls: jobs, and changes of orders by tests. */
  work: Work;
  root: string;
  clock: TestClock;
  /** The sandboxes. @throws Error when the shop was started without them */
  outside: Sandboxes;
  /** One request without a fixed session. A person with a session of their own uses `Visitor`. */
  ask(path: string, options?: AskOptions): Promise<Asked>;
  /** A new visitor's session. */
  visit(): Promise<string>;
  /** A new session of a customer. */
  signIn(login: string): Promise<string>;
  /** A new visitor, who makes calls like the pages do. */
  visitor(location?: number): Promise<Visitor>;
  /** The same, signed in. */
  customer(login: string, location?: number): Promise<Visitor>;
  close(): Promise<void>;
}

/** The parts of a shop for work outside calls. */
export const workOf = (parts: Pick<Work, 'db' | 'partners' | 'now'>): Work => ({
  files: filesInRows,
  sessionCache: noSessionCache,
  publicOrigin: 'http://shop.localhost',
  linkKey: LINK_KEY,
  events: eventsOf(modules),
  memory: new ShopMemory(),
  ...parts,
});

/**
 * A small shop with a real server: on PGlite in memory, or on a fresh database of the PostgreSQL server in
 * DATABASE_URL.
 */
export async function startShop({
  filled,
  port = 0,
  orderLimits = orderLimitSettings.parse(unlimitedOrders),
  sandboxes,
  payments,
  at,
  sessionCache = noSessionCache,
  files = filesInRows,
  ...options
}: ShopOptions = {}): Promise<TestShop> {
  const opened = filled ?? (await openSmallShop());
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-'));
  const clock = createClock(at);
  const { now } = clock;
  const ownPort = port === 0 && payments ? await freePort() : port;
  const outside =
    sandboxes || payments ? await startSandboxes({ settings: sandboxes, payments, shopPort: ownPort }) : null;
  const partners = options.partners ?? outside?.partners ?? noPartners;
  const work = { ...workOf({ db: opened.jobs, partners, now }), sessionCache, files };
  const app = await createServer({
    ...work,
    db: opened.db,
    sessions: opened.sessions,
    jobs: opened.jobs,
    dataDir,
    orderLimits,
    ...options,
    partners,
  });
  const root = await app.listen({ port: ownPort, host: '127.0.0.1' });

  const ask: TestShop['ask'] = async (path, { body, session, shared, location = EKATERINBURG, key, headers } = {}) => {
    const response = await fetch(root + path, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: {
        'x-location': String(location),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(session && { authorization: session }),
        ...(session && !shared && { [PERSONAL_HEADER]: 'Y' }),
        ...(key && { 'idempotency-key': key }),
        ...headers,
      },
    });
    const answer = envelope.parse(await response.json());
    const { status, headers: answered } = response;
    return answer.type === 'success'
      ? { status, headers: answered, value: answer.value, failure: null }
      : { status, headers: answered, value: null, failure: answer };
  };

  const visit = async () => userSession.parse((await ask('/personal/user/is_auth/?site=true')).value).session_id;

  const signIn = async (login: string) => {
    const body = { login, password: PASSWORD };
    return userSession.parse((await ask('/personal/user/auth/', { session: await visit(), body })).value).session_id;
  };

  const visitorOf = (first: string, location = EKATERINBURG): Visitor => {
    let session = first;
    const api = createApi({
      root,
      location: () => location,
      session: async () => session,
      sessionRenewed: (answer) => {
        session = userSession.parse(answer).session_id;
      },
    });
    return {
      api,
      ask: (path, body, how) => ask(path, { location, ...how, session, body }),
      session: () => session,
    };
  };

  return {
    db: opened.db,
    work,
    root,
    clock,
    get outside() {
      if (!outside) throw new Error('This shop has no sandboxes');
      return outside;
    },
    ask,
    visit,
    signIn,
    visitor: async (location) => visitorOf(await visit(), location),
    customer: async (login, location) => visitorOf(await signIn(login), location),
    async close() {
      const closed = app.close();
      // With many concurrent requests some connections stay unused, and the server would wait half a minute for a
      // request on each.
      app.server.closeAllConnections();
      await closed;
      await opened.close();
      await outside?.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The small shop in its own database. */
async function openSmallShop(): Promise<OpenDatabase> {
  if (!process.env.DATABASE_URL) return createDatabase({ template: await smallShop() });
  const { url, drop } = await smallShopDatabase(process.env.DATABASE_URL);
  const opened = await createDatabase({ url, limits: patientLimits });
  return { ...opened, close: () => opened.close().then(drop) };
}
