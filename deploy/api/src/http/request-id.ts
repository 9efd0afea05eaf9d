import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { trustGateway } from './trust-gateway';

/** The id that the gateway gave a request, so that both logs name it alike; one of our own for a request that is not the gateway's. */
export function requestId({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const id = headers['x-request-id'];
  const isGateways = socket.remoteAddress !== undefined && trustGateway(socket.remoteAddress, 0);
  return isGateways && typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : randomUUID();
}
