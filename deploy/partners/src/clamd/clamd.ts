import { createServer, type Server } from 'node:net';

const COMMAND = 'zINSTREAM\0';
/** The largest stream that clamd accepts by default, in bytes (`StreamMaxLength`). */
const LARGEST = 25 * 1024 * 1024;
/**
 * The harmless test file that every scanner reports. It is split in two, so that scanners do not report this source
 * file.
 */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** The chunks of a complete stream. Null: it is not complete yet. */
function readStream(received: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/**
 * A virus scanner with the protocol of ClamAV's daemon, limited to the command INSTREAM. It finds the test file {@link
 * EICAR}.
 */
export function clamdServer(): Server {
  return createServer((socket) => {
    let received = Buffer.alloc(0);
    const answer = (line: string) => socket.end(`${line}\0`);
    socket.on('error', () => socket.destroy());
    socket.on('data', (data: Buffer) => {
      received = Buffer.concat([received, data]);
      if (received.length >= COMMAND.length && !received.toString('latin1').startsWith(COMMAND))
        return void answer('UNKNOWN COMMAND');
      if (received.length > LARGEST) return void answer('INSTREAM size limit exceeded. ERROR');
      const content = readStream(received);
      if (content) answer(content.includes(EICAR) ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK');
    });
  });
}
