import type * as z from 'zod/mini';
import type { Call, Input } from '../platform/api/call';
import type { Failure } from '../platform/api/envelope';
import { type Api, ApiError } from '../platform/client';
import { trusted } from '../platform/trusted';

/** What the back end sends for a call, before it is parsed. */
type Answer<C extends Call> = z.input<C['answer']>;

type Reply<C extends Call> = Answer<C> | ((input: Input<C>) => Answer<C> | Promise<Answer<C>>);

/** One call that was made. */
interface Asked {
  readonly id: string;
  readonly input: unknown;
}

/** The back end of a test: answers what the test says, checked against the call's schemas, and nothing else. */
export interface TestApi {
  readonly api: Api;
  /** The calls that were made, in order. */
  readonly asked: readonly Asked[];
  /** From now on the call is answered so: with a value, or by a function of its input. */
  answer<C extends Call>(call: C, reply: Reply<C>): void;
  /** From now on the call fails: by default unreachable, else with what the server answered. */
  fail(call: Call, failure?: Pick<Failure, 'message'> & Partial<Failure> & { status: number }): void;
}

type Replier = (input: unknown) => unknown;

/** Makes a back end that knows no answer yet. */
export function createTestApi(): TestApi {
  const asked: Asked[] = [];
  const replies = new Map<string, Replier>();

  async function ask(call: Call, input: unknown): Promise<unknown> {
    for (const part of [call.params, call.query, call.body]) part.parse(input);
    asked.push({ id: call.id, input });
    const reply = replies.get(call.id);
    if (!reply) throw new Error(`The test says nothing about the call ${call.id}`);
    const answer = call.answer.parse(await reply(input));
    return call.model ? call.model(answer) : answer;
  }

  // Inside calls are all alike; outside each has its own types.
  return trusted({
    api: ask,
    asked,
    answer(call: Call, reply: unknown) {
      replies.set(call.id, isReplier(reply) ? reply : () => reply);
    },
    fail(call: Call, failure?: Partial<Failure> & { message: string; status: number }) {
      replies.set(call.id, () => {
        if (!failure) throw new ApiError(call.id, 'unreachable', 0, null);
        const { status, ...told } = failure;
        throw new ApiError(call.id, 'answered', status, { type: 'error', code: 'test', ...told });
      });
    },
  });
}

const isReplier = (reply: unknown): reply is Replier => typeof reply === 'function';
