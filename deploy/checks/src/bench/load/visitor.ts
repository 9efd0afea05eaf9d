import { connect, type Socket } from 'node:net';
import { newAddress } from 'e2e/shop/new-address';
import { hostOf } from 'e2e/shop/pages';

/** Milliseconds after which a response is late. */
const TIME_LIMIT = 10_000;
const HEAD_END = '\r\n\r\n';

interface Asked {
  readonly resolve: (status: number) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Visitors without cookies, each request from another address unless one is given. They use a keep-alive connection of
 * their proxy, one request at a time, with gzip like every browser. Responses are read to their end into the same
 * buffer. A client that creates garbage for each response would pause to collect it and measure itself (with undici, a
 * bare server seemed to need ten milliseconds at 500 pages a second).
 */
export class Visitor {
  #socket: Socket | null = null;
  #asked: Asked | null = null;
  #head = '';
  /** Remaining bytes of the response body; null before its head is complete. */
  #left: number | null = null;
  #status = 0;

  constructor(
    private readonly port: number,
    private readonly address?: string,
  ) {}

  /** Returns the status; rejects when the response is aborted, late, or has no length. */
  ask(path: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#asked = { resolve, reject };
      this.#head = '';
      this.#left = null;
      this.#socket ??= this.#connect();
      const head = [
        `GET ${path} HTTP/1.1`,
        `host: ${hostOf(this.port)}`,
        `x-forwarded-for: ${this.address ?? newAddress()}`,
      ];
      this.#socket.write(`${head.join('\r\n')}\r\naccept-encoding: gzip${HEAD_END}`);
    });
  }

  leave() {
    this.#socket?.destroy();
  }

  #connect(): Socket {
    const socket = connect({
      port: this.port,
      host: '127.0.0.1',
      noDelay: true,
      timeout: TIME_LIMIT,
      onread: {
        buffer: Buffer.alloc(65_536),
        callback: (length, bytes) => {
          this.#read(bytes.subarray(0, length));
          return true;
        },
      },
    });
    socket.on('timeout', () => socket.destroy(new Error('the answer is late')));
    socket.on('error', (error) => this.#asked?.reject(error));
    socket.on('close', () => {
      this.#socket = null;
      this.#asked?.reject(new Error('the answer was aborted'));
    });
    return socket;
  }

  #read(bytes: Uint8Array) {
    this.#left = this.#left === null ? this.#readHead(bytes) : this.#left - bytes.length;
    if (this.#left === 0) this.#asked?.resolve(this.#status);
  }

  #readHead(bytes: Uint8Array): number | null {
    const before = this.#head.length;
    this.#head += Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
    const end = this.#head.indexOf(HEAD_END);
    if (end === -1) return null;
    const head = this.#head.slice(0, end);
    const length = /\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) {
      this.#socket?.destroy(new Error(`an answer without its length: ${head}`));
      return null;
    }
    this.#status = Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
    return Number(length) - (before + bytes.length - end - HEAD_END.length);
  }
}
