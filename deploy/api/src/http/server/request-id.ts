import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { IsTrusted } from 'deploy-network/trusted-proxies';

/** The gateway's id of a request, so that both logs have the same id. A request without a gateway gets our own id. */
export function requestId(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isTrusted: IsTrusted,
): string {
  const id = headers['x-request-id'];
  const isOfGateway = socket.remoteAddress !== undefined && isTrusted(socket.remoteAddress);
  return isOfGateway && typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : randomUUID();
}
