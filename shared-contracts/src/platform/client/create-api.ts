import type { Call, Input, Model } from '../api/call';
import { envelope, type Failure } from '../api/envelope';
import { trusted } from '../trusted';
import { ApiError } from './api-error';
import { bracketed, fillPath } from './build-request';

interface ApiOptions {
  /** Where the calls start, e.g. `/api` in the browser or `http://127.0.0.1:4000` on the server. */
  root: string;
  /** For which location the calls are answered. */
  location: () => number;
  /** The session id to send with a call; null sends none. */
  session: (call: Call) => Promise<string | null>;
  /** Told of the answer of a call that renews the session, before whoever asked gets it: the next call needs the new id. */
  sessionRenewed?: (answer: unknown) => void;
  /** Runs the exchange of a call that renews the session: alone, since the id before it is worth nothing meanwhile. */
  renewing?: <T>(exchange: () => Promise<T>) => Promise<T>;
  /** Whether reads that are the same for the whole city must be asked for this person as well (fast pickup). */
  personal?: () => boolean;
  /**
   * A 401 «Session expired»: brings the session back, answers whether the call may be sent once more (SES-20 to SES-26).
   * @param sent the id that the call was sent with
   */
  recover?: (sent: string | null) => Promise<boolean>;
  /** Any other 401 (SES-28). */
  unauthorized?: () => void | Promise<void>;
  /** `debug=1` on the page: it goes with every call (ROU-116). */
  debug?: boolean;
  trace?: Trace;
  fetch?: typeof fetch;
  /** Milliseconds for one attempt. */
  timeLimit?: number;
}

/** Hears of every call, and what becomes of it. */
export type Trace = (call: Call, input: unknown, outcome: Promise<unknown>) => void;

interface AskOptions {
  signal?: AbortSignal;
  /** Names one attempt of a person, so that the server recognises a repetition; made anew for each call when left out. */
  key?: string;
  /** Asks for this person what is the same for everyone else: whether the product may be reviewed (PRD-56). */
  personal?: boolean;
}

interface Attempt {
  readonly key: string;
  readonly signal: AbortSignal | undefined;
}

type Fields = Record<string, unknown>;

/** Sends one call and answers its model, or else its parsed value; every failure is an {@link ApiError}. */
export type Api = <C extends Call>(call: C, input: Input<C>, options?: AskOptions) => Promise<Model<C>>;

/**
 * The one typed client of the back end: session header, debug parameter, time limit, one retry of reads, recovery of an
 * expired session; a write carries a key so that the server recognises a repetition.
 */
export function createApi(options: ApiOptions): Api {
  const { root, debug = false, trace, timeLimit = 10_000, fetch: get = (url, init) => fetch(url, init) } = options;

  async function attempt(call: Call, input: Fields, session: string | null, { key, signal }: Attempt) {
    const method = call.methods[0] ?? 'GET';
    const query = bracketed({ ...fieldsOf(call.query.parse(input)), ...(debug && { debug: 1 }) });
    const url = `${root}${fillPath(call.path, input)}${query.size ? `?${query}` : ''}`;
    const limit = AbortSignal.timeout(timeLimit);
    let response: Response;
    let text: string;
    try {
      response = await get(url, {
        method,
        credentials: 'same-origin',
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        headers: {
          'x-location': String(options.location()),
          ...(session && { authorization: session }),
          ...(call.writes && { 'idempotency-key': key }),
          ...(method === 'POST' && { 'content-type': 'application/json' }),
        },
        ...(method === 'POST' && { body: JSON.stringify(call.body.parse(input)) }),
      });
      // An answer may break off as well as a question.
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

  async function idFor(call: Call, personal: boolean): Promise<string | null> {
    const shared = call.maxAge !== undefined && !personal && !options.personal?.();
    return shared ? null : options.session(call);
  }

  /** Sends a call once, with this session. Any other 401 than of an expired session is heard, also the second time. */
  async function exchange(call: Call, input: Fields, session: string | null, how: Attempt) {
    const once = () => attempt(call, input, session, how);
    try {
      return await (call.renewsSession && options.renewing ? options.renewing(once) : once());
    } catch (error) {
      if (error instanceof ApiError && error.status === 401 && !error.isSessionExpired) void options.unauthorized?.();
      throw error;
    }
  }

  async function ask(call: Call, input: Fields, { signal, key = crypto.randomUUID(), personal = false }: AskOptions) {
    const sent = await idFor(call, personal);
    const send = (session: string | null) => exchange(call, input, session, { key, signal });
    try {
      return await send(sent);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.isRepeatable && !call.writes) return send(sent);
      const isBack = error.isSessionExpired && (await options.recover?.(sent));
      if (!isBack || call.retryAfterExpiry === false) throw error;
      return send(await idFor(call, personal));
    }
  }

  // Every answer is parsed with the schema of its call: inside calls are all alike, outside each has its own types.
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
