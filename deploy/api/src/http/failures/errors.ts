import type { Failure } from '@zapovednik/api/envelope';
import { QueueFull } from 'deploy-network/fair-queue';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { isDatabaseBusy, isDatabaseDown, isDiskFull } from '../../db/failures';
import { FilesAway } from '../../files/files-away';
import { PartnerError } from '../../partners/protocol/ask-partner';
import { isSessionGone } from '../askers/session-gone';
import { ShopError, sessionExpired, TooManyCalls } from '../shop-error';
import { logRefusal } from './security-log';

function fieldsOf(error: z.core.$ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message]));
}

const BUSY = 'Магазин сейчас перегружен. Попробуйте ещё раз через несколько секунд.';
const UNAVAILABLE = 'Магазин временно недоступен. Попробуйте ещё раз.';
const DISK_FULL = 'Сейчас не получается сохранить данные. Попробуйте ещё раз через несколько минут.';
const PARTNER_FAILED = 'Сервис временно не отвечает. Попробуйте ещё раз.';

/** Status and body of an error. An unexpected error is a bug: 500 without details. */
export function failureOf(error: unknown): { status: number; failure: Failure } {
  if (error instanceof ShopError) {
    const { status, code, message, fields } = error;
    return { status, failure: { type: 'error', message, code, ...(fields && { fields }) } };
  }
  if (isSessionGone(error)) return failureOf(sessionExpired());
  if (error instanceof PartnerError) {
    return { status: 503, failure: { type: 'error', message: PARTNER_FAILED, code: 'partner' } };
  }
  if (error instanceof FilesAway) {
    const { message, what } = error;
    const fields = what === 'saving' ? { fields: { file: message } } : {};
    return { status: 503, failure: { type: 'error', message, code: 'files', ...fields } };
  }
  if (error instanceof QueueFull && error.isOwn) return failureOf(new TooManyCalls(QUEUE_RETRY_AFTER));
  if (isDatabaseBusy(error) || error instanceof QueueFull) {
    return { status: 503, failure: { type: 'error', message: BUSY, code: 'busy' } };
  }
  if (isDiskFull(error)) {
    return { status: 503, failure: { type: 'error', message: DISK_FULL, code: 'no_space' } };
  }
  if (isDatabaseDown(error)) {
    return { status: 503, failure: { type: 'error', message: UNAVAILABLE, code: 'unavailable' } };
  }
  return { status: 500, failure: { type: 'error', message: 'Возникла внутренняя ошибка сервера', code: 'internal' } };
}

/** Seconds after which a call with the answer 503 may be repeated. */
const RETRY_AFTER = 5;

/** The same when the caller's own work already waits. */
const QUEUE_RETRY_AFTER = 1;

/** The input does not match the call's schema. */
export function invalidInput(error: z.core.$ZodError): ShopError {
  const fields = fieldsOf(error);
  return new ShopError(400, 'validation', Object.values(fields)[0] ?? 'Неверный запрос', fields);
}

/** Fastify's own errors, in the shopper's language. */
const refusals: Readonly<Record<number, string>> = {
  400: 'Неверный запрос: ожидается JSON или форма',
  413: 'Слишком большой запрос',
  414: 'Слишком длинный адрес',
  415: 'Ожидается JSON или форма',
  429: 'Слишком много запросов. Попробуйте через минуту.',
};

/** Answers any error of a request: Fastify's own errors (size, media type, malformed JSON, limits) keep their 4xx. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  if ('statusCode' in error && error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    const { statusCode } = error;
    const message = refusals[statusCode] ?? 'Неверный запрос';
    const code = statusCode === 429 ? 'too_many' : 'bad_request';
    logRefusal(request, code);
    return reply.code(statusCode).send({ type: 'error', message, code });
  }
  // The announced session was rolled back with the transaction.
  reply.removeHeader('x-session-id').removeHeader('x-session-view');
  const { status, failure } = failureOf(error);
  logRefusal(request, failure.code);
  if (error instanceof TooManyCalls) reply.header('retry-after', error.retryAfter);
  if (status === 429 && error instanceof QueueFull) reply.header('retry-after', QUEUE_RETRY_AFTER);
  if (status === 500) request.log.error({ err: error }, 'call failed');
  if (status === 503) {
    if (failure.code === 'no_space') request.log.error({ err: error }, 'a disk is full');
    request.log.warn({ err: error.cause ?? error }, 'the database or a third-party service failed');
    reply.header('retry-after', RETRY_AFTER);
  }
  return reply.code(status).header('cache-control', 'no-store').send(failure);
}
