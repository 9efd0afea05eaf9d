import type { ServerResponse } from 'node:http';
import { isApiTarget } from './request-target';

/** Why a request is answered before a handler gets it. */
export interface ErrorResponse {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

export const badTarget: ErrorResponse = {
  status: 400,
  code: 'bad_request',
  message: 'Неверный адрес: в нём есть недопустимые знаки',
};
export const badRequest: ErrorResponse = { status: 400, code: 'bad_request', message: 'Неверный запрос' };
export const tooSlow: ErrorResponse = { status: 408, code: 'too_slow', message: 'Запрос передавался слишком долго' };
export const tooLarge: ErrorResponse = { status: 413, code: 'too_large', message: 'Слишком большой запрос' };
export const tooMany: ErrorResponse = {
  status: 429,
  code: 'too_many',
  message: 'Слишком много запросов подряд. Подождите немного и попробуйте ещё раз.',
};
export const headersTooLarge: ErrorResponse = {
  status: 431,
  code: 'too_large',
  message: 'Слишком большие заголовки запроса',
};

/** The error of a call, in the back end's format. */
export const errorBody = ({ code, message }: ErrorResponse) => ({ type: 'error', code, message });

/** Answers a request that reaches no handler: JSON for calls, plain text for people. */
export function sendErrorResponse(response: ServerResponse, target: string, error: ErrorResponse): void {
  const [type, body] = isApiTarget(target)
    ? ['application/json', JSON.stringify(errorBody(error))]
    : ['text/plain', error.message];
  response.writeHead(error.status, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
