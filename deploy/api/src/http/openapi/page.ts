import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import type { Json } from './schema';

const { resolve } = createRequire(import.meta.url);

/** The files of Swagger UI for the page, served by this server. */
const files = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
} as const;

const start = `window.onload = () => SwaggerUIBundle({ url: '../openapi.json', dom_id: '#calls', docExpansion: 'none', filter: true, deepLinking: true });`;

const html = `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Вызовы «Заповедника»</title>
<link rel="stylesheet" href="swagger-ui.css">
<div id="calls"></div>
<script src="swagger-ui-bundle.js"></script>
<script src="start.js"></script>
</html>`;

/** Allows nothing from other hosts and no inline scripts. Swagger UI writes style attributes. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * `/openapi.json`, and `/docs/`: a page to read and try the document. Addresses are relative, so that it works behind
 * `/api` too.
 */
export async function docsPage(app: FastifyInstance, { document }: { document: Json }): Promise<void> {
  app.addHook('onSend', async (_, reply) => {
    reply.header('content-security-policy', policy).header('x-content-type-options', 'nosniff');
  });
  app.get('/openapi.json', () => document);
  app.get('/docs/', ({ url }, reply) =>
    url.split('?')[0]?.endsWith('/') ? reply.type('text/html; charset=utf-8').send(html) : reply.redirect('docs/', 301),
  );
  app.get('/docs/start.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(start));
  for (const [name, type] of Object.entries(files)) {
    app.get(`/docs/${name}`, async (_, reply) => {
      const content = await readFile(resolve(`swagger-ui-dist/${name}`));
      return reply.type(type).header('cache-control', 'public, max-age=3600').send(content);
    });
  }
}
