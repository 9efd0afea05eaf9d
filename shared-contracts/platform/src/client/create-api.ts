import type { Call, Input, Model } from '@zapovednik/api/call';
import { envelope, type Failure } from '@zapovednik/api/envelope';
import { PERSONAL_HEADER } from '@zapovednik/api/personal-header';
import { trusted } from '@zapovednik/rules/trusted';
import { ApiError } from './api-error';
import { bracketed, fillPath } from './build-request';

/** How long a sign-in or sign-out waits for running reads, in milliseconds. */
const LONGEST_WAIT = 1000;

/** Letters of a body that may outlive its page; all such bodies of a page together have 64 KiB in browsers. */
const LARGEST_KEPT = 8000;

interface ApiOptions {
  /** The base URL of the calls, e.g. `/api` in the browser or `http://127.0.0.1:4000` on the server. */
  root: string;
  /** The location of the calls. */
  location: () => number;
  /** The session id to send with a call; null sends none. */
  session: (call: Call) => Promise<string | null>;
  /**
   * Gets the answer of a call that renews the session, before the caller gets it, because the next call needs the new
   * id.
   */
  sessionRenewed?: (answer: unknown) => void;
  /** Runs a call that renews the session. Other calls must wait, because the previous id is invalid meanwhile. */
  renewing?: <T>(exchange: () => Promise<T>) => Promise<T>;
  /** Whether reads that are the same for the whole city must be answered for this session (fast pickup). */
  personal?: () => boolean;
  /**
   * Called on a 401 «Session expired»: restores the session and returns whether the call may be sent once more (SES-20 to SES-26).
   * @param sent the session id of the failed call
   */
  recover?: (sent: string | null) => Promise<boolean>;
  /** Called on any other 401 (SES-28). */
  unauthorized?: () => void | Promise<void>;
  /** The page has `debug=1`: it is added to every call (ROU-116). */
  debug?: boolean;
  /** More headers of each attempt. */
  headers?: () => Readonly<Record<string, string>>;
  trace?: Trace;
  fetch?: typeof fetch;
  /** The time limit of one attempt in milliseconds. */
  timeLimit?: number;
}

/** Gets every call and its result. */
export type Trace = (call: Call, input: unknown, outcome: Promise<unknown>) => void;

interface AskOptions {
  signal?: AbortSignal;
  /** The idempotency key: the server recognises a repetition by it. By default each call gets a new key. */
  key?: string;
  /**
   * Asks for the session's own answer of a read that is usually the same for everyone, e.g. whether the user may review
   * (PRD-56).
   */
  personal?: boolean;
}

interface Attempt {
  /**
   * The answer is the same for everyone. The session is sent with the call, but the back end does not read it (SES-04).
   */
  readonly shared: boolean;
  readonly key: string;
  readonly signal: AbortSignal | undefined;
}

type Fields = Record<string, unknown>;

/** Sends one call and returns its model, or else its parsed value. Every failure is an {@link ApiError}. */
export type Api = <C extends Call>(call: C, input: Input<C>, options?: AskOptions) => Promise<Model<C>>;

/**
 * The typed client of the back end: session header, debug parameter, time limit, one retry of reads, recovery of an
 * expired session. A write has a key by which the server recognises a repetition.
 */
export function createApi(options: ApiOptions): Api {
  const { root, debug = false, trace, timeLimit = 10_000, fetch: get = (url, init) => fetch(url, init) } = options;

  async function attempt(call: Call, input: Fields, session: string | null, { shared, key, signal }: Attempt) {
    const method = call.methods[0] ?? 'GET';
    const query = bracketed({ ...fieldsOf(call.query.parse(input)), ...(debug && { debug: 1 }) });
    const url = `${root}${fillPath(call.path, input)}${query.size ? `?${query}` : ''}`;
    const limit = AbortSignal.timeout(timeLimit);
    const body = method === 'POST' ? JSON.stringify(call.body.parse(input)) : undefined;
    let response: Response;
    let text: string;
    try {
      response = await get(url, {
        method,
        credentials: 'same-origin',
        // A write that the page already shows is sent to its end although the visitor leaves; uploads are too large for that.
        keepalive: call.writes && (body?.length ?? 0) < LARGEST_KEPT,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        headers: {
          ...options.headers?.(),
          'x-location': String(options.location()),
          ...(session && { authorization: session }),
          ...(session && !shared && call.maxAge !== undefined && { [PERSONAL_HEADER]: 'Y' }),
          ...(call.writes && { 'idempotency-key': key }),
          ...(method === 'POST' && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body }),
      });
      // The connection can also break while the answer is read.
      text = await response.text();
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new ApiError(call.id, limit.aborted ? 'late' : 'unreachable', 0, null, { cause: error });
    }
    return read(call, response, text);
  }

  function read(call: Call, response: Response, text: string): unknown {
    const parsed = envelope.safeParse(jsonOf(text));
    if (!parsed.success) throw new ApiError(call.id, response.ok ? 'broken' : 'unreachable', response.status, null);
    if (parsed.data.type === 'error') throw failed(call, response.status, parsed.data);
    const answer = call.answer.safeParse(parsed.data.value);
    if (!answer.success) throw new ApiError(call.id, 'broken', response.status, null, { cause: answer.error });
    if (call.renewsSession) options.sessionRenewed?.(answer.data);
    return call.model ? call.model(answer.data) : answer.data;
  }

  function failed(call: Call, status: number, failure: Failure): ApiError {
    return new ApiError(call.id, 'answered', status, failure);
  }

  /** Running reads with the current session. */
  const running = new Set<Promise<unknown>>();

  /** Stores a read until it has ended. */
  function noted<T>(read: Promise<T>): Promise<T> {
    running.add(read);
    const end = () => void running.delete(read);
    read.then(end, end);
    return read;
  }

  /**
   * The server would refuse a read that arrives after a sign-out. So the session is replaced only when the running
   * reads have ended.
   */
  const settled = () =>
    Promise.race([Promise.allSettled(running), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);

  const isShared = ({ maxAge }: Call, personal: boolean) => maxAge !== undefined && !personal && !options.personal?.();

  /** Sends a call once, with this session. Reports any 401 other than an expired session, also on the second try. */
  async function exchange(call: Call, input: Fields, session: string | null, how: Attempt) {
    const once = () => attempt(call, input, session, how);
    try {
      if (call.renewsSession && options.renewing) return await options.renewing(() => settled().then(once));
      return await (session !== null && !call.writes && !how.shared ? noted(once()) : once());
    } catch (error) {
      if (error instanceof ApiError && error.status === 401 && !error.isSessionExpired) void options.unauthorized?.();
      throw error;
    }
  }

  async function ask(call: Call, input: Fields, { signal, key = crypto.randomUUID(), personal = false }: AskOptions) {
    const shared = isShared(call, personal);
    // Data that is the same for everyone is read even without a session.
    const id = () => (shared ? options.session(call).catch(() => null) : options.session(call));
    const sent = await id();
    const send = (session: string | null) => exchange(call, input, session, { shared, key, signal });
    try {
      return await send(sent);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.isRepeatable && !call.writes) return send(sent);
      const isBack = error.isSessionExpired && (await options.recover?.(sent));
      if (!isBack || call.retryAfterExpiry === false) throw error;
      return send(await id());
    }
  }

  // Every answer is parsed with the schema of its call. Inside, all calls have one type; outside, each has its own types.
  return trusted((call: Call, input: Fields, askOptions: AskOptions = {}) => {
    const outcome = ask(call, input, askOptions);
    trace?.(call, input, outcome);
    return outcome;
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
