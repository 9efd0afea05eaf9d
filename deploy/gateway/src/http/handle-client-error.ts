import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { badRequest, type ErrorResponse, errorBody, headersTooLarge, tooSlow } from './error-response';

/** Milliseconds for a refused client to read the reason before its connection is closed. */
const LINGER = 500;

const ERROR_RESPONSES: Readonly<Record<string, ErrorResponse>> = {
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
  HPE_HEADER_OVERFLOW: headersTooLarge,
};

/**
 * Answers a request that Node could not read or that took too long, and closes its connection.
 *
 * @param isAnswering An answer to an earlier request of the connection has begun, so nothing can be written into it.
 */
export function handleClientError(error: Error & { code?: string }, socket: Duplex, isAnswering: boolean): void {
  // Already answered. Further bytes of the client cause errors too.
  if (socket.writableEnded) return;
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) {
    socket.destroy();
    return;
  }
  const answer = ERROR_RESPONSES[error.code ?? ''] ?? badRequest;
  const body = JSON.stringify(errorBody(answer));
  const head = [
    `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), LINGER).unref();
}
