import type { Call } from 'shared-contracts/api/call';
import type * as z from 'zod/mini';
import type { Context, CustomerContext, SessionContext } from './context';
import { unauthorized } from './shop-error';

/** What a handler gets of a part of the request; an empty part adds nothing. */
type Part<S extends z.ZodMiniType> = z.output<S> extends Record<string, never> ? unknown : z.output<S>;
type Given<P extends z.ZodMiniObject, Q extends z.ZodMiniObject, B extends z.ZodMiniObject> = Part<P> &
  Part<Q> &
  Part<B>;

/** The parts of a request as they arrived. */
export interface Raw {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** A call with what answers it. */
export interface Route {
  call: Call;
  /** `anyone`: answered without a session too. */
  access: 'anyone' | 'session' | 'customer';
  /** The handler opens transactions itself, since it also speaks to an outside service: see `ownTransactions`. */
  ownTransactions?: true;
  /** Its path holds a secret: requests are not logged. */
  unlogged?: true;
  /** Requests a minute from one address; without it the server's own limits hold. */
  limit?: number;
  /** Checks the input; throws zod's error where it is wrong. Answers what to run and what the input was. */
  prepare(raw: Raw): { input: unknown; run(context: Context): Promise<unknown> };
}

type Handler<
  P extends z.ZodMiniObject,
  Q extends z.ZodMiniObject,
  B extends z.ZodMiniObject,
  A extends z.ZodMiniType,
  C,
> = (input: Given<P, Q, B>, context: C) => Promise<z.input<A>>;

function route<
  P extends z.ZodMiniObject,
  Q extends z.ZodMiniObject,
  B extends z.ZodMiniObject,
  A extends z.ZodMiniType,
  C,
>(
  call: Call<P, Q, B, A>,
  access: Route['access'],
  authorise: (context: Context) => C,
  handle: Handler<P, Q, B, A, C>,
): Route {
  const parse = ({ params, query, body }: Raw): Given<P, Q, B> =>
    Object.assign(call.params.parse(params), call.query.parse(query), call.body.parse(body ?? {}));
  return {
    call,
    access,
    prepare(raw) {
      const input = parse(raw);
      return { input, run: async (context) => call.answer.parse(await handle(input, authorise(context))) };
    },
  };
}

/** A call that reads what is public; a session, where given, may change the answer (fast pickup). */
export function forEveryone<
  P extends z.ZodMiniObject,
  Q extends z.ZodMiniObject,
  B extends z.ZodMiniObject,
  A extends z.ZodMiniType,
>(call: Call<P, Q, B, A>, handle: Handler<P, Q, B, A, Context>): Route {
  return route(call, 'anyone', (context) => context, handle);
}

/** A call about one visitor, signed in or not. */
export function forVisitor<
  P extends z.ZodMiniObject,
  Q extends z.ZodMiniObject,
  B extends z.ZodMiniObject,
  A extends z.ZodMiniType,
>(call: Call<P, Q, B, A>, handle: Handler<P, Q, B, A, SessionContext>): Route {
  return route(call, 'session', withSession, handle);
}

/** A call about a signed-in customer. */
export function forCustomer<
  P extends z.ZodMiniObject,
  Q extends z.ZodMiniObject,
  B extends z.ZodMiniObject,
  A extends z.ZodMiniType,
>(call: Call<P, Q, B, A>, handle: Handler<P, Q, B, A, CustomerContext>): Route {
  return route(call, 'customer', withCustomer, handle);
}

/** A call that is worth guessing at, such as signing in: so many requests a minute from one address. */
export const limited = (limit: number, route: Route): Route => ({ ...route, limit });

/** A call whose path holds what nobody else may know. */
export const unlogged = (route: Route): Route => ({ ...route, unlogged: true });

/**
 * A write that also speaks to an outside service: no transaction stands open while that is slow. Its handler opens short ones
 * of its own, and must itself be safe to repeat.
 */
export const ownTransactions = (route: Route): Route => ({ ...route, ownTransactions: true });

function withSession(context: Context): SessionContext {
  const { session, sessionId } = context;
  if (!session || !sessionId) throw unauthorized();
  return { ...context, session, sessionId };
}

function withCustomer(context: Context): CustomerContext {
  const known = withSession(context);
  if (known.session.customerId === null) throw unauthorized();
  return { ...known, customerId: known.session.customerId };
}
