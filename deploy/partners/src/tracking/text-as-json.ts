import type { FastifyInstance } from 'fastify';

/** Browsers may send only text to another site without asking it first; trackers put JSON in it. */
export function readTextAsJson(app: FastifyInstance): void {
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
}
