import { geocode, geolocateAddress, suggestAddress } from '@zapovednik/api/checkout/calls/suggestions';
import type { Failure } from '@zapovednik/api/envelope';
import { inputWords } from '@zapovednik/api/input-words';
import { limitJsonDepth } from 'deploy-network/json-depth';
import { networkOf } from 'deploy-network/network';
import type { RequestLimits } from 'deploy-redis/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { tooLarge } from '../http/error-response';
import { sendTooMany } from '../http/send-too-many';
import { requestGeocoder } from './geocoder';
import { ServiceUnavailable } from './request-service';
import type { AddressServices } from './services';
import { requestSuggestions } from './suggestions';

/**
 * Calls of one visitor: more than a person can type. Visitors without a session at one address count as one visitor.
 */
const OF_VISITOR = { most: 5, perSecond: 5 };
/** Calls of one address, which a mobile network gives to hundreds of people. Sessions are not verified here, so this bounds all of them. */
const OF_ADDRESS = { most: 100, perSecond: 20 };

/**
 * Address suggestions and geocoder for the shop's pages. Their tokens stay on the server, and pages call only their own origin
 * (API-57 to API-59). When a service is down or not configured, the answer is 503 and users type the address by hand.
 */
export async function addressRoutes(
  app: FastifyInstance,
  limits: RequestLimits,
  { suggestions, geocoder }: AddressServices,
): Promise<void> {
  await app.register(async (scope) => {
    limitJsonDepth(scope);
    scope.addHook('onRequest', async ({ ip, headers: { authorization = '' } }, reply) => {
      const address = networkOf(ip);
      const shares = [
        {
          name: 'address calls of a visitor',
          allowance: OF_VISITOR,
          asker: `${address} ${authorization.slice(0, 100)}`,
        },
        { name: 'address calls of an address', allowance: OF_ADDRESS, asker: address },
      ];
      if ((await limits.take(shares, 1)) > 0) return sendTooMany(reply);
    });
    scope.setErrorHandler(handleError);
    scope.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));

    scope.post(`/api${suggestAddress.path}`, async ({ body }) => {
      const asked = suggestAddress.body.parse(body, words);
      return success(await requestSuggestions(requireConfigured(suggestions), 'suggest', asked));
    });

    scope.post(`/api${geolocateAddress.path}`, async ({ body }) => {
      const asked = geolocateAddress.body.parse(body, words);
      return success(await requestSuggestions(requireConfigured(suggestions), 'geolocate', asked));
    });

    scope.get(`/api${geocode.path}`, async ({ query }) => {
      const { coords, text } = geocode.query.parse(query, words);
      return success(await requestGeocoder(requireConfigured(geocoder), coords ?? text ?? ''));
    });
  });
}

/** Validation errors use the shopper's language. */
const words = { error: inputWords };

const success = (value: unknown) => ({ type: 'success', value });

function requireConfigured<T>(service: T | null): T {
  if (service === null) throw new ServiceUnavailable('not set up');
  return service;
}

function handleError(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const { status, ...failure } = failureOf(error);
  if (status >= 500) request.log.error({ err: error }, 'the address service could not be asked');
  return reply.status(status).send({ type: 'error', ...failure });
}

function failureOf(error: Error): Omit<Failure, 'type'> & { status: number } {
  if (error instanceof z.core.$ZodError) {
    const fields = Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message]));
    return { status: 400, code: 'validation', message: 'Неверный запрос', fields };
  }
  const status = 'statusCode' in error ? Number(error.statusCode) : 503;
  if (status === tooLarge.status) return tooLarge;
  if (status >= 400 && status < 500) return { status, code: 'bad_request', message: 'Неверный запрос' };
  return { status: 503, code: 'unavailable', message: 'Подсказки адресов сейчас не работают. Введите адрес вручную' };
}
