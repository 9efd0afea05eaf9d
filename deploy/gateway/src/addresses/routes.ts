import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from 'shared-contracts/api/envelope';
import { geocode, geolocateAddress, suggestAddress } from 'shared-contracts/checkout/calls/suggestions';
import * as z from 'zod/mini';
import { tooLarge } from '../http/error-response';
import { requestGeocoder } from './geocoder';
import { ServiceUnavailable } from './request-service';
import type { AddressServices } from './services';
import { requestSuggestions } from './suggestions';

/** Calls a second from one address: more than a person can type. */
const CALLS_PER_SECOND = 5;

/**
 * Address suggestions and geocoder for the shop's pages. Their tokens stay on the server, and pages call only their own origin
 * (API-57 to API-59). When a service is down or not configured, the answer is 503 and users type the address by hand.
 */
export async function addressRoutes(app: FastifyInstance, { suggestions, geocoder }: AddressServices): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(rateLimit, { max: CALLS_PER_SECOND, timeWindow: 1000 });
    scope.setErrorHandler(handleError);
    scope.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));

    scope.post(`/api${suggestAddress.path}`, async ({ body }) => {
      const asked = suggestAddress.body.parse(body);
      return success(await requestSuggestions(requireConfigured(suggestions), 'suggest', asked));
    });

    scope.post(`/api${geolocateAddress.path}`, async ({ body }) => {
      const asked = geolocateAddress.body.parse(body);
      return success(await requestSuggestions(requireConfigured(suggestions), 'geolocate', asked));
    });

    scope.get(`/api${geocode.path}`, async ({ query }) => {
      const { coords, text } = geocode.query.parse(query);
      return success(await requestGeocoder(requireConfigured(geocoder), coords ?? text ?? ''));
    });
  });
}

const success = (value: unknown) => ({ type: 'success', value });

function requireConfigured<T>(service: T | null): T {
  if (service === null) throw new ServiceUnavailable('not set up');
  return service;
}

function handleError(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const { status, ...failure } = failureOf(error);
  if (status >= 500) request.log.error({ err: error }, 'addresses could not be asked for');
  return reply.status(status).send({ type: 'error', ...failure });
}

function failureOf(error: Error): Omit<Failure, 'type'> & { status: number } {
  if (error instanceof z.core.$ZodError) {
    const fields = Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message]));
    return { status: 400, code: 'validation', message: 'Неверный запрос', fields };
  }
  const status = 'statusCode' in error ? Number(error.statusCode) : 503;
  if (status === 429) return { status, code: 'too_many', message: 'Слишком много запросов подряд. Подождите секунду' };
  if (status === tooLarge.status) return tooLarge;
  if (status >= 400 && status < 500) return { status, code: 'bad_request', message: 'Неверный запрос' };
  return { status: 503, code: 'unavailable', message: 'Подсказки адресов сейчас не работают. Введите адрес вручную' };
}
