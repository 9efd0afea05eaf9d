import type { FastifyReply, FastifyRequest } from 'fastify';
import { badRequest, type ErrorResponse, errorBody, tooLarge } from './error-response';

const failed: ErrorResponse = { status: 500, code: 'internal', message: 'Возникла внутренняя ошибка сервера' };

/** Answers an error that a route or Fastify threw: a client error keeps its 4xx, any other error becomes 500. */
export function handleError(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  if (refusal.status >= 500) request.log.error({ err: error }, 'the request failed');
  return reply.status(refusal.status).header('cache-control', 'no-store').send(errorBody(refusal));
}

function refusalOf(error: Error): ErrorResponse {
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === tooLarge.status) return tooLarge;
  return status >= 400 && status < 500 ? { ...badRequest, status } : failed;
}
