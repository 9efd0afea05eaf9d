import type { IncomingMessage } from 'node:http';

/** How much of a refused body is read before the client gets the refusal: bytes and milliseconds. */
const LIMIT = { bytes: 64 * 1024 * 1024, time: 8_000 };

/** Whether the client has announced a body of which something is still to come. */
export const hasUnreadBody = ({ headers, complete }: IncomingMessage): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0);

/**
 * Reads and drops the rest of a request body. Closing a connection with unread bytes resets it, and the reset may reach the client
 * before the answer.
 *
 * @returns Whether the whole body came. The rest of a body that is too long or too slow stays unread.
 */
export async function dropUnreadBody(request: IncomingMessage): Promise<boolean> {
  if (!hasUnreadBody(request)) return true;
  return new Promise((resolve) => {
    let bytes = 0;
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > LIMIT.bytes) stop();
    };
    const stop = () => {
      clearTimeout(timer);
      request.off('data', onData).off('end', stop).off('close', stop);
      resolve(request.complete);
    };
    const timer = setTimeout(stop, LIMIT.time);
    request.on('data', onData).once('end', stop).once('close', stop);
    request.resume();
  });
}
