import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { errorBody, tooMany } from './error-response';
import { REFUSAL_DELAY } from './limits';

/** Answers a request that exceeds the limit of its visitor or address, after a delay. */
export async function sendTooMany(reply: FastifyReply): Promise<FastifyReply> {
  await pause(REFUSAL_DELAY);
  return reply
    .status(tooMany.status)
    .headers({ 'cache-control': 'no-store', 'retry-after': '1' })
    .send(errorBody(tooMany));
}
