import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { isInTransaction } from '../../db/transaction';
import { PartnerError } from '../protocol/ask-partner';
import type { Scanner } from './scanner';

/** Milliseconds for a scan, including the wait in the scanner's queue. */
const TIMEOUT = 20_000;
/** Bytes of one chunk. */
const CHUNK = 64 * 1024;

/**
 * ClamAV's daemon over TCP, with its command INSTREAM: chunks that begin with their length, an empty one at the end,
 * and one line as the answer.
 *
 * @param address `host:port`
 */
export function clamd(address: string, patience = TIMEOUT): Scanner {
  const { hostname, port } = new URL(`tcp://${address}`);
  const host = hostname.replace(/^\[|\]$/g, '');

  async function scan(content: Buffer): Promise<string> {
    if (isInTransaction()) throw new Error('The scanner must not be asked inside of a transaction');
    const socket = connect({ host, port: Number(port) });
    const timer = setTimeout(() => socket.destroy(new Error('no answer in time')), patience);
    try {
      socket.write('zINSTREAM\0');
      for (let at = 0; at < content.length; at += CHUNK) {
        const chunk = content.subarray(at, at + CHUNK);
        socket.write(lengthOf(chunk));
        socket.write(chunk);
      }
      socket.write(lengthOf(Buffer.alloc(0)));
      return (await buffer(socket)).toString('latin1').replace(/\0$/, '').trim();
    } catch (error) {
      throw new PartnerError('clamd', error instanceof Error ? error.message : String(error), { cause: error });
    } finally {
      clearTimeout(timer);
      socket.destroy();
    }
  }

  return {
    async isClean(content) {
      const answer = await scan(content);
      if (answer === 'stream: OK') return true;
      if (/ FOUND$/.test(answer)) return false;
      throw new PartnerError('clamd', `answered ${JSON.stringify(answer.slice(0, 100))}`);
    },
  };
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}
