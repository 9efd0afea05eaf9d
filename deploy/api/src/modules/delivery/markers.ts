import type { FastifyPluginAsync } from 'fastify';

const paw =
  '<circle cx="10" cy="14" r="2.2"/><circle cx="14" cy="10" r="2.2"/><circle cx="18" cy="10" r="2.2"/><circle cx="22" cy="14" r="2.2"/><path d="M16 14c-3 0-6 3-6 5.5 0 1.5 1.2 2.5 2.5 2.5 1.2 0 2.3-.8 3.5-.8s2.3.8 3.5.8c1.3 0 2.5-1 2.5-2.5 0-2.5-3-5.5-6-5.5z"/>';
const box = '<path d="M9 12l7-4 7 4v8l-7 4-7-4zm7 3.5l5-2.9-5-2.9-5 2.9z" fill-rule="evenodd"/>';
const cells =
  '<path d="M10 8h12v15H10zm1.5 1.5v3h4v-3zm5.5 0v3h3.5v-3zm-5.5 4.5v3h4v-3zm5.5 0v3h3.5v-3zm-5.5 4.5v3h9v-3z" fill-rule="evenodd"/>';

const drop = 'M16 39.5S30.5 25.5 30.5 15.5a14.5 14.5 0 1 0-29 0C1.5 25.5 16 39.5 16 39.5z';
const plate = 'M4.5 1.5h23a3 3 0 0 1 3 3v22a3 3 0 0 1-3 3H21l-5 10-5-10H4.5a3 3 0 0 1-3-3v-22a3 3 0 0 1 3-3z';

/** A marker of the map, 32×40 (LIM-06), with its symbol. */
const marker = (shape: string, colour: string, sign: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="40" viewBox="0 0 32 40"><path d="${shape}" fill="${colour}" stroke="#fff"/><g fill="#fff">${sign}</g></svg>`;

/**
 * The pickup services' icons by name. Our shops are round and green, the points and lockers of partners are square and have
 * other colours, so that they are told apart without colours, too.
 */
const markers: Readonly<Record<string, string>> = {
  'shop.svg': marker(drop, '#1e5138', paw),
  'point.svg': marker(plate, '#f57f17', box),
  'locker.svg': marker(plate, '#57645b', cells),
};

/** GET `/pictures/marker/<name>.svg`: the address in `MARKER` of a pickup service (DEL-13, DEL-32). */
export const markerRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { name: string } }>('/pictures/marker/:name', async ({ params }, reply) => {
    const drawing = Object.hasOwn(markers, params.name) ? markers[params.name] : undefined;
    if (!drawing) {
      return reply.code(404).send({ type: 'error', message: 'Картинка не найдена', code: 'not_found' });
    }
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(drawing);
  });
};
