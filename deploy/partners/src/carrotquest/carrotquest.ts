import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { browserScript } from './browser-script';

const request = z.object({ event: z.string().check(z.minLength(1), z.maxLength(255)), params: z.optional(z.string()) });

/** An action of a chat user. */
interface UserEvent {
  readonly user: string;
  readonly event: string;
}

/** Maximum number of stored events. */
const KEPT = 500;

/**
 * The chat with Carrot quest's API for events (Web API, `users/{id}/events`). The token is `sandbox`; `GET /events` lists the events,
 * `/api.min.js` is the browser's script.
 */
export async function carrotquest(app: FastifyInstance): Promise<void> {
  let events: UserEvent[] = [];

  app.post<{ Params: { id: string } }>('/v1/users/:id/events', ({ headers, params: { id }, body }, reply) => {
    const refuse = (status: number, error: string, error_message: string) =>
      reply.code(status).send({ meta: { status, error, error_message } });
    if (headers.authorization !== 'Token sandbox') return refuse(403, 'PermissionError', 'Wrong token');
    const given = request.safeParse(body);
    if (!given.success) return refuse(400, 'ParamError', 'event is required');
    const { event } = given.data;
    events = [{ user: id, event }, ...events].slice(0, KEPT);
    return { meta: { status: 200 }, data: { id: events.length, type: { name: event }, props: {} } };
  });

  app.get('/events', () => events);

  app.get('/api.min.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(browserScript));
}
