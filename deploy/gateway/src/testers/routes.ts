import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { RecentWarnings } from './recent-warnings';
import { isTesterToken } from './token';

/** Returns the warnings and errors that the shop logged about some requests: the lines of the log, oldest first. */
export const TESTERS_LOG = '/testers/log';

/** The most requests that one question may name. */
export const ASKED_AT_ONCE = 2_000;
/** Bytes of a question: each id has 39 with its quotes and comma. */
const BODY_LIMIT = 100_000;

const question = z.object({ requests: z.array(z.uuid()).check(z.maxLength(ASKED_AT_ONCE)) });

/**
 * A journey reads here the log of its own requests, to show why it failed in a shop that runs elsewhere. The answers
 * contain the request ids. It requires the key of overrides. For others, and in a shop without the key, this path does
 * not exist.
 */
export function testersRoutes(app: FastifyInstance, key: string, warnings: RecentWarnings) {
  app.post(
    TESTERS_LOG,
    {
      bodyLimit: BODY_LIMIT,
      onRequest: async (request, reply) => {
        const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
        if (!isTesterToken(token, key)) return reply.callNotFound();
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const asked = question.safeParse(request.body);
      return asked.success ? warnings.of(asked.data.requests) : reply.status(400).send();
    },
  );
}
