import type { ServerResponse } from 'node:http';
import { isCall } from './request-target';

/** Why a request is answered before a handler gets it. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

export const badTarget: Refusal = {
  status: 400,
  code: 'bad_request',
  message: 'Неверный адрес: в нём есть недопустимые знаки',
};
export const badRequest: Refusal = { status: 400, code: 'bad_request', message: 'Неверный запрос' };
export const tooSlow: Refusal = { status: 408, code: 'too_slow', message: 'Запрос передавался слишком долго' };
export const tooLarge: Refusal = { status: 413, code: 'too_large', message: 'Слишком большой запрос' };
export const headersTooLarge: Refusal = {
  status: 431,
  code: 'too_large',
  message: 'Слишком большие заголовки запроса',
};

/** The error of a call, in the back end's format. */
export const failureBody = ({ code, message }: Refusal) => ({ type: 'error', code, message });

/** Answers a request that reaches no handler: JSON for calls, plain text for people. */
export function sendRefusal(response: ServerResponse, target: string, refusal: Refusal): void {
  const [type, body] = isCall(target)
    ? ['application/json', JSON.stringify(failureBody(refusal))]
    : ['text/plain', refusal.message];
  response.writeHead(refusal.status, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
