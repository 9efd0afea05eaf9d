import { acquirerNames } from '../../db/schema';
import type { Json } from './schema';

const answers: Json = {
  200: { description: 'Heard' },
  400: { description: 'Malformed' },
  403: { description: 'Not signed by the acquirer' },
  404: { description: 'No such payment, or no account at this acquirer' },
  413: { description: 'Too much' },
  415: { description: 'Neither a form nor JSON' },
  429: { description: 'Too often' },
  503: { description: 'To be sent again later' },
};

/** The callbacks of acquirers: in their own formats, without a session, authenticated by their signatures. */
export function callBackPaths(): Record<string, Json> {
  const operation = (name: string, method: string): Json => ({
    operationId: `payment.callback.${name}.${method}`,
    summary: `A payment changed at ${name}`,
    description: 'Makes us ask for the state of the payment; its own content is not trusted.',
    tags: ['payment.callback'],
    security: [{}],
    responses: answers,
  });
  return Object.fromEntries(
    acquirerNames.map((name) => [
      `/payment/callback/${name}/`,
      { get: operation(name, 'get'), post: operation(name, 'post') },
    ]),
  );
}
