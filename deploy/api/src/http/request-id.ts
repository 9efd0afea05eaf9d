import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { IsTrusted } from 'deploy-network/trusted-proxies';

/** The id that the gateway gave a request, so that both logs name it alike; one of our own for a request that is not the gateway's. */
export function requestId(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isTrusted: IsTrusted,
): string {
  const id = headers['x-request-id'];
  const isOfGateway = socket.remoteAddress !== undefined && isTrusted(socket.remoteAddress);
  return isOfGateway && typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : randomUUID();
}
