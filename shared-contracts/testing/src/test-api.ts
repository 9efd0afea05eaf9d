import type { Call, Input } from '@zapovednik/api/call';
import type { Failure } from '@zapovednik/api/envelope';
import { type Api, ApiError } from '@zapovednik/platform/client';
import { trusted } from '@zapovednik/rules/trusted';
import type * as z from 'zod/mini';

/** The back end's answer to a call, before it is parsed. */
type Answer<C extends Call> = z.input<C['answer']>;

type Reply<C extends Call> = Answer<C> | ((input: Input<C>) => Answer<C> | Promise<Answer<C>>);

/** A recorded call. */
interface Asked {
  readonly id: string;
  readonly input: unknown;
}

/**
 * The fake back end of a test. It gives only the answers that the test prepared, and checks them against the call's
 * schemas.
 */
export interface TestApi {
  readonly api: Api;
  /** The recorded calls, in order. */
  readonly asked: readonly Asked[];
  /** Sets the answer of a call: a value, or a function of its input. */
  answer<C extends Call>(call: C, reply: Reply<C>): void;
  /** Makes a call fail: by default as unreachable, otherwise with this answer of the server. */
  fail(call: Call, failure?: Pick<Failure, 'message'> & Partial<Failure> & { status: number }): void;
}

type Replier = (input: unknown) => unknown;

/** Creates a back end without answers. */
export function createTestApi(): TestApi {
  const asked: Asked[] = [];
  const replies = new Map<string, Replier>();

  async function ask(call: Call, input: unknown): Promise<unknown> {
    for (const part of [call.params, call.query, call.body]) part.parse(input);
    asked.push({ id: call.id, input });
    const reply = replies.get(call.id);
    if (!reply) throw new Error(`The test has no answer for the call ${call.id}`);
    const answer = call.answer.parse(await reply(input));
    return call.model ? call.model(answer) : answer;
  }

  // Inside, all calls have one type; outside, each has its own types.
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
