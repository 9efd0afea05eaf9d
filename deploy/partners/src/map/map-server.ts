import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { natureJson, placesJson, streetsJson } from './geo-json';
import { style } from './style';

/** The files of the map. */
const files: Readonly<Record<string, () => object>> = {
  'style.json': style,
  'streets.json': streetsJson,
  'nature.json': natureJson,
  'places.json': placesJson,
};

/**
 * A map server: a style in the format of maplibre and Mapbox, and the streets as GeoJSON, which is sufficient for their
 * number. Its attribution says that the map is schematic.
 */
export async function mapServer(app: FastifyInstance): Promise<void> {
  const written = new Map<string, { json: string; gzipped: Promise<Buffer> }>();

  app.get<{ Params: { name: string } }>('/:name', async ({ params: { name }, headers }, reply) => {
    const make = Object.hasOwn(files, name) ? files[name] : undefined;
    if (!make) return reply.code(404).send({ error: 'Not Found' });
    const file = written.get(name) ?? write(make());
    written.set(name, file);
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return file.json;
    return reply.header('content-encoding', 'gzip').send(await file.gzipped);
  });
}

function write(content: object) {
  const json = JSON.stringify(content);
  return { json, gzipped: promisify(gzip)(json) };
}
