import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

const text = (most: number) => z.string().check(z.maxLength(most));

/** What a browser tells of an error; the shell's report (shell/src/start/report.ts) writes it. */
const fault = z.object({
  area: text(40),
  version: z.optional(text(80)),
  doing: text(40),
  name: z.optional(text(200)),
  message: text(2_000),
  cause: z.optional(text(2_000)),
  path: text(500),
});

/** Reports a minute from one address; the rest is dropped: a loop in one browser must not fill the log. */
const MOST = 30;

/** Errors in browsers reach the team's log, with area and version. */
export function faultRoutes(app: FastifyInstance) {
  const counts = new Map<string, number>();
  const forget = setInterval(() => counts.clear(), 60_000).unref();
  app.addHook('onClose', async () => clearInterval(forget));

  app.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: 16_384 }, (_request, body, done) =>
    done(null, body),
  );
  app.post('/faults', async (request, reply) => {
    const count = (counts.get(request.ip) ?? 0) + 1;
    counts.set(request.ip, count);
    const parsed = fault.safeParse(parseJson(request.body));
    if (parsed.success && count <= MOST)
      request.log.error({ fault: parsed.data }, 'a part of the page failed in a browser');
    return reply.status(parsed.success ? 204 : 400).send();
  });
}

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}
