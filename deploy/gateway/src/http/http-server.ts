import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { badTarget, type ErrorResponse, sendErrorResponse, tooLarge } from './error-response';
import { handleClientError } from './handle-client-error';
import type { Limits } from './limits';
import { isValidTarget } from './request-target';

/** How often Node checks for requests that take too long, in milliseconds. Its default, 30 seconds, would be the real deadline. */
const CHECK_INTERVAL = 1_000;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface ServerOptions {
  readonly limits: Limits;
  /** Called for each request that does not reach the handler. */
  readonly onRefused: (request: IncomingMessage, error: ErrorResponse, requestId: string) => void;
}

/** Node's server with a deadline for every step of a client. The handler only receives ordinary request targets. */
export function createHttpServer(handler: Handler, { limits, onRefused }: ServerOptions): Server {
  const { headerSize: maxHeaderSize, headersTimeout, requestTimeout, keepAliveTimeout } = limits;
  const answers = new WeakMap<Duplex, ServerResponse>();
  const server = createServer(
    { maxHeaderSize, headersTimeout, requestTimeout, keepAliveTimeout, connectionsCheckingInterval: CHECK_INTERVAL },
    (request, response) => {
      const { url = '', socket } = request;
      answers.set(socket, response);
      const deadline = setTimeout(() => socket.destroy(), limits.answerTimeout).unref();
      response.once('close', () => clearTimeout(deadline));
      if (isValidTarget(url)) handler(request, response);
      else refuse(request, response, badTarget);
    },
  );
  server.timeout = limits.idleTimeout;
  server.maxConnections = limits.connections;
  server.on('clientError', (error, socket) => {
    const answer = answers.get(socket);
    const isAnswering = answer ? answer.headersSent && !answer.writableFinished : false;
    handleClientError(error, socket, isAnswering);
  });
  // A client with Expect: 100-continue gets the error before it sends its body.
  server.on('checkContinue', (request, response) => {
    if (Number(request.headers['content-length']) > limits.bodySize) {
      response.shouldKeepAlive = false;
      refuse(request, response, tooLarge);
    } else {
      response.writeContinue();
      server.emit('request', request, response);
    }
  });
  return server;

  function refuse(request: IncomingMessage, response: ServerResponse, error: ErrorResponse) {
    const id = randomUUID();
    onRefused(request, error, id);
    sendErrorResponse(response.setHeader('x-request-id', id), request.url ?? '', error);
  }
}
