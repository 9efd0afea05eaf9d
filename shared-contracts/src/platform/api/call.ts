import * as z from 'zod/mini';
import { trusted } from '../trusted';

/**
 * What one call of the back end promises: the gateway's client, the reference back end and the OpenAPI document are all
 * made from this one description (architecture.md, section 3).
 *
 * - `path` has placeholders, `/sale/basket/add/{id}/{qty}/`, whose names are keys of `params`.
 * - `writes` tells a write even where the specification writes by GET: a write is never retried, cached or prefetched,
 *   and carries an `Idempotency-Key`.
 * - `maxAge` is how long (seconds) the answer may be kept when it is the same for everyone in a city.
 * - `renewsSession` marks a write that answers a session with another id (sign-in, sign-out): whoever asked goes on with that.
 * - `fails` lists the statuses of its own errors, beside those that every call of its kind has (400, 401, 404 with a parameter in
 *   the path, 422 of a repeated key, 503): so the document of the calls tells them.
 * - `retryAfterExpiry: false` marks the three calls that are not repeated after a session expired (SES-26).
 * - `model` maps the parsed answer to what components read: the client answers that, the server never sees it. A model is plain
 *   JSON, since pages carry it from the server to the browser.
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
  /** The row of the requirements that this call answers. */
  readonly requirement: string;
  /** The first is what the client sends; the others are answered as well where the specification leaves the method open. */
  readonly methods: readonly ('GET' | 'POST')[];
  readonly path: string;
  /** Other spellings of the path that are answered too. */
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
 * Describes one call. What is left out is empty: no parameters, GET.
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
  // A schema that is left out has its default type, `Nothing`, and here its value.
  return trusted({ methods: ['GET'], params: nothing, query: nothing, body: nothing, ...given });
}

/** What a part of the input adds to it; an empty part adds nothing. */
type Part<S extends z.ZodMiniType> = z.input<S> extends Record<string, never> ? unknown : z.input<S>;

/** What a caller passes to a call: path parameters, query and body, each only where the call has them. */
export type Input<C> = C extends Call<infer P, infer Q, infer B, z.ZodMiniType> ? Part<P> & Part<Q> & Part<B> : never;

/** What the server answers to a call, after parsing. */
export type Output<C> =
  C extends Call<z.ZodMiniObject, z.ZodMiniObject, z.ZodMiniObject, infer A> ? z.output<A> : never;

/** What the client answers: the model of the answer where the call has one, else the answer itself. */
export type Model<C> =
  C extends Call<z.ZodMiniObject, z.ZodMiniObject, z.ZodMiniObject, z.ZodMiniType, infer M> ? M : never;
