import type { FastifyReply } from 'fastify';
import { copyHeadersToRaw } from '../../http/copy-headers-to-raw';

/**
 * Sends a body in pieces, without copying them into one buffer. With one new buffer per answer, at thousands of answers a second,
 * garbage collection stops the gateway for ten milliseconds ten times a second.
 */
export function sendPieces(reply: FastifyReply, pieces: readonly Buffer[]) {
  const { raw, statusCode } = reply;
  reply.hijack();
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  copyHeadersToRaw(reply);
  raw.writeHead(statusCode, { 'content-length': length });
  raw.cork();
  for (const piece of pieces) raw.write(piece);
  raw.end();
  return reply;
}
