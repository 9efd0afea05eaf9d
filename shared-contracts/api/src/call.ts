import { trusted } from '@zapovednik/rules/trusted';
import * as z from 'zod/mini';

/**
 * The contract of one back end call. The gateway's client, the reference back end and the OpenAPI document are all made
 * from this description (architecture.md, section 3).
 *
 * - `path` has placeholders, `/sale/basket/add/{id}/{qty}/`, whose names are keys of `params`.
 * - `writes` marks a write, even if the specification uses GET for it: a write is never retried, cached or prefetched,
 *   and carries an `Idempotency-Key`.
 * - `maxAge` is how long (seconds) the answer may be cached if it is the same for everyone in a city.
 * - `renewsSession` marks a write that answers a session with another id (sign-in, sign-out): the client continues with
 *   that session.
 * - `fails` lists the statuses of the call's own errors for the document of the calls. Statuses that every call of its
 *   kind has are not listed: 400, 401, 404 with a parameter in the path, 422 of a repeated key, 503.
 * - `retryAfterExpiry: false` marks the three calls that are not repeated after a session expired (SES-26).
 * - `summary`, `requirement`, `fails` and `params` are for the back end and its documents: the browser's build removes
 *   them (`deploy/build/src/webpack/loaders/browser-contracts-loader.mjs`). The client fills path parameters in without their
 *   schema.
 * - `model` maps the parsed answer to what components read. The client returns the model; the server does not use it. A
 *   model is plain JSON, because pages send it from the server to the browser.
 */
export interface Call<
  Params extends z.ZodMiniObject = z.ZodMiniObject,
  Query extends z.ZodMiniObject = z.ZodMiniObject,
  Body extends z.ZodMiniObject = z.ZodMiniObject,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Model = unknown,
> {
  readonly id: string;
  readonly summary: string;
  /** The requirement that this call implements. */
  readonly requirement: string;
  /**
   * The client uses the first one. The server also accepts the others if the specification does not define the method.
   */
  readonly methods: readonly ('GET' | 'POST')[];
  readonly path: string;
  /** Other paths that the server also accepts. */
  readonly aliases?: readonly string[];
  readonly writes: boolean;
  readonly maxAge?: number;
  readonly renewsSession?: true;
  readonly fails?: readonly (403 | 404 | 409 | 422 | 429)[];
  readonly retryAfterExpiry?: false;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  model?(answer: z.output<Answer>): Model;
}

const nothing = z.object({});
type Nothing = typeof nothing;

type Given<P, Q, B, A extends z.ZodMiniType, M> = Omit<
  Call,
  'params' | 'query' | 'body' | 'answer' | 'methods' | 'model'
> & {
  methods?: Call['methods'];
  params?: P;
  query?: Q;
  body?: B;
  answer: A;
  model?: (answer: z.output<A>) => M;
};

/**
 * Describes one call. Defaults: no parameters, GET.
 *
 * @example
 * export const getByCode = defineCall({
 *   id: 'catalog.product.getByCode', requirement: 'API-08', summary: 'One product by its code',
 *   path: '/catalog/product/get_by_code/{code}/', writes: false, maxAge: 60,
 *   params: z.object({ code: z.string() }), answer: productDetail,
 * });
 */
export function defineCall<
  A extends z.ZodMiniType,
  P extends z.ZodMiniObject = Nothing,
  Q extends z.ZodMiniObject = Nothing,
  B extends z.ZodMiniObject = Nothing,
  M = z.output<A>,
>(given: Given<P, Q, B, A, M>): Call<P, Q, B, A, M> {
  // A missing schema has the type default `Nothing`; this gives it the value.
  return trusted({ methods: ['GET'], params: nothing, query: nothing, body: nothing, ...given });
}

/** The fields that one schema adds to the input; an empty schema adds nothing. */
type Part<S extends z.ZodMiniType> = z.input<S> extends Record<string, never> ? unknown : z.input<S>;

/** The input of a call: path parameters, query and body, each only if the call has it. */
export type Input<C> = C extends Call<infer P, infer Q, infer B, z.ZodMiniType> ? Part<P> & Part<Q> & Part<B> : never;

/** The parsed answer of the server. */
export type Output<C> =
  C extends Call<z.ZodMiniObject, z.ZodMiniObject, z.ZodMiniObject, infer A> ? z.output<A> : never;

/** What the client returns: the model of the answer if the call has one, else the answer itself. */
export type Model<C> =
  C extends Call<z.ZodMiniObject, z.ZodMiniObject, z.ZodMiniObject, z.ZodMiniType, infer M> ? M : never;
