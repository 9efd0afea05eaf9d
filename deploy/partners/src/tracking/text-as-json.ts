import type { FastifyInstance } from 'fastify';

/** Browsers can send only text to another site without a preflight request. Trackers therefore send JSON as text. */
export function readTextAsJson(app: FastifyInstance): void {
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
}
