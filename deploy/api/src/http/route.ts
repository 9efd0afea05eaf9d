import type { Call } from '@zapovednik/api/call';
import type * as z from 'zod/mini';
import type { Context, CustomerContext, SessionContext } from './context';
import { ShopError, unauthorized } from './shop-error';

/** The input of a handler from one part of the request; an empty part adds nothing. */
type Part<S extends z.ZodMiniType> = z.output<S> extends Record<string, never> ? unknown : z.output<S>;
type Given<P extends z.ZodMiniObject, Q extends z.ZodMiniObject, B extends z.ZodMiniObject> = Part<P> &
  Part<Q> &
  Part<B>;

/** The parts of a request before validation. */
export interface Raw {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Checks the sender of a large body before the body is read. */
export type Admission = Pick<CustomerContext, 'db' | 'customerId'>;

/** A call with its handler. */
export interface Route {
  call: Call;
  /** `anyone`: also without a session. */
  access: 'anyone' | 'session' | 'customer';
  /** The handler opens its own transactions, because it also calls a third-party service: see `ownTransactions`. */
  ownTransactions?: true;
  /** Its path contains a secret: requests are not logged. */
  unlogged?: true;
  /** Requests a minute from one address; by default the server's own limits. */
  limit?: number;
  /** Its body may be larger than that of other calls, in bytes; it is read only after `admit`. */
  large?: { readonly bodyLimit: number; admit(context: Admission): Promise<void> };
  /** Validates the input and throws zod's error if it is invalid. */
  prepare(raw: Raw): Prepared;
}

/** A call whose input is valid. */
interface Prepared {
  input: unknown;
  /**
   * Calls the third-party service that the call needs, if any. Returns the function that runs the call in its
   * transaction.
   */
  begin(context: Context): Promise<Run>;
}
export type Run = (context: Context) => Promise<unknown>;

type Handler<
  P extends z.ZodMiniObject,
  Q extends z.ZodMiniObject,
  B extends z.ZodMiniObject,
  A extends z.ZodMiniType,
  C,
  F = undefined,
> = (input: Given<P, Q, B>, context: C, answers: F) => Promise<z.input<A>>;

function route<
  P extends z.ZodMiniObject,
  Q extends z.ZodMiniObject,
  B extends z.ZodMiniObject,
  A extends z.ZodMiniType,
  C,
  F,
>(
  call: Call<P, Q, B, A>,
  access: Route['access'],
  authorise: (context: Context) => C,
  ask: (input: Given<P, Q, B>, context: C) => Promise<F>,
  handle: Handler<P, Q, B, A, C, F>,
): Route {
  const parse = ({ params, query, body }: Raw): Given<P, Q, B> =>
    Object.assign(call.params.parse(params), call.query.parse(query), call.body.parse(body ?? {}));
  return {
    call,
    access,
    prepare(raw) {
      const input = parse(raw);
      const begin = async (before: Context): Promise<Run> => {
        const asked = await ask(input, authorise(before));
        return async (context) => call.answer.parse(await handle(input, authorise(context), asked));
      };
      return { input, begin };
    },
  };
}

const asksNobody = async () => undefined;

/**
 * A call that reads public data. A session may change the answer (fast pickup), if the request uses it: see
 * `shared-read.ts`.
 */
export function forEveryone<
  P extends z.ZodMiniObject,
  Q extends z.ZodMiniObject,
  B extends z.ZodMiniObject,
  A extends z.ZodMiniType,
>(call: Call<P, Q, B, A>, handle: Handler<P, Q, B, A, Context>): Route {
  return route(call, 'anyone', (context) => context, asksNobody, handle);
}

/** A call about one visitor, signed in or not. */
export function forVisitor<
  P extends z.ZodMiniObject,
  Q extends z.ZodMiniObject,
  B extends z.ZodMiniObject,
  A extends z.ZodMiniType,
>(call: Call<P, Q, B, A>, handle: Handler<P, Q, B, A, SessionContext>): Route {
  return route(call, 'session', withSession, asksNobody, handle);
}

/** A call about a signed-in customer. */
export function forCustomer<
  P extends z.ZodMiniObject,
  Q extends z.ZodMiniObject,
  B extends z.ZodMiniObject,
  A extends z.ZodMiniType,
>(call: Call<P, Q, B, A>, handle: Handler<P, Q, B, A, CustomerContext>): Route {
  return route(call, 'customer', withCustomer, asksNobody, handle);
}

/**
 * A write about one visitor that needs the answer of a third-party service. `ask` runs before its transaction, so that
 * no transaction is open while the service is slow. It may run again for a repeated request.
 */
export function forVisitorAsking<
  P extends z.ZodMiniObject,
  Q extends z.ZodMiniObject,
  B extends z.ZodMiniObject,
  A extends z.ZodMiniType,
  F,
>(
  call: Call<P, Q, B, A>,
  ask: (input: Given<P, Q, B>, context: SessionContext) => Promise<F>,
  handle: Handler<P, Q, B, A, SessionContext, F>,
): Route {
  return route(call, 'session', withSession, ask, handle);
}

/** The same about a signed-in customer. */
export function forCustomerAsking<
  P extends z.ZodMiniObject,
  Q extends z.ZodMiniObject,
  B extends z.ZodMiniObject,
  A extends z.ZodMiniType,
  F,
>(
  call: Call<P, Q, B, A>,
  ask: (input: Given<P, Q, B>, context: CustomerContext) => Promise<F>,
  handle: Handler<P, Q, B, A, CustomerContext, F>,
): Route {
  return route(call, 'customer', withCustomer, ask, handle);
}

/** A call whose secret can be guessed, such as signing in: limits requests a minute from one address. */
export const limited = (limit: number, route: Route): Route => ({ ...route, limit });

/** A call of employees with a large body. `admit` refuses all others before the body is read. */
export const large = (bodyLimit: number, admit: (context: Admission) => Promise<void>, route: Route): Route => ({
  ...route,
  large: { bodyLimit, admit },
});

/** A call whose path contains a secret. */
export const unlogged = (route: Route): Route => ({ ...route, unlogged: true });

/**
 * A write that also calls a third-party service. Its handler opens short transactions itself, so that none is open
 * while the service is slow, and must be safe to repeat.
 */
export const ownTransactions = (route: Route): Route => ({ ...route, ownTransactions: true });

/** A call that changes the customer's own data. An employee who acts for the customer may only order (SES-37). */
export const notOnBehalf = (route: Route): Route => ({
  ...route,
  prepare(raw) {
    const { input, begin } = route.prepare(raw);
    return {
      input,
      async begin(context) {
        if (context.session?.operatorId) throw new ShopError(403, 'on_behalf', 'Данные клиента меняет только он сам');
        return begin(context);
      },
    };
  },
});

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
