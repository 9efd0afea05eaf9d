import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A network between two machines that can be cut. */
export interface Relay {
  readonly root: string;
  /** Nothing arrives any more, and nobody is told. */
  readonly cut: () => void;
  readonly join: () => void;
  readonly close: () => void;
}

/** Passes everything on to this address. */
export async function startRelay(to: string): Promise<Relay> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((incoming) => {
    const outgoing = connect(Number(port), hostname);
    for (const socket of [incoming, outgoing]) {
      open.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
    }
    incoming.on('close', () => outgoing.destroy());
    outgoing.on('close', () => incoming.destroy());
    incoming.pipe(outgoing).pipe(incoming);
    if (isCut) for (const socket of [incoming, outgoing]) socket.pause();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    root: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    cut() {
      isCut = true;
      for (const socket of open) socket.pause();
    },
    join() {
      isCut = false;
      for (const socket of open) socket.destroy();
    },
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
