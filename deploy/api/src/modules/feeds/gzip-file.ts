import { once } from 'node:events';
import { createGzip } from 'node:zlib';

/** A compressed file in memory, written in pieces. */
export class GzipFile {
  readonly #gzip = createGzip();
  readonly #chunks: Buffer[] = [];
  readonly #ended = once(
    this.#gzip.on('data', (chunk: Buffer) => this.#chunks.push(chunk)),
    'end',
  );

  async write(text: string): Promise<void> {
    if (!this.#gzip.write(text)) await once(this.#gzip, 'drain');
  }

  async end(): Promise<Buffer> {
    this.#gzip.end();
    await this.#ended;
    return Buffer.concat(this.#chunks);
  }
}
