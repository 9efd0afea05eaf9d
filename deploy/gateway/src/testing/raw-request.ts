import { once } from 'node:events';
import { connect } from 'node:net';

/** Writes raw bytes to a port. Returns all bytes until the other side closes. */
export async function rawRequest(port: number, bytes: string | Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const received: Buffer[] = [];
  socket.on('data', (chunk) => received.push(chunk));
  // Bytes that came before a reset count as well.
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return Buffer.concat(received).toString('latin1');
}
