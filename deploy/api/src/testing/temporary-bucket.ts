import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as askStore, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from 'deploy-network/free-port';
import type { FileStoreAccount } from '../files/settings';

/** What the store does instead of answering. */
export type Fault = 'none' | 'hangs' | 'breaks off' | 'fails' | 'lies' | 'floods' | 'reads only';

export interface TemporaryBucket {
  readonly account: FileStoreAccount;
  /** From now on the store does this. */
  fault(fault: Fault): void;
  /** `PUT review/…` of all questions, whatever the store did. */
  readonly asked: readonly string[];
  stop(): Promise<void>;
}

const BUCKET = 'shop';

/** An S3-compatible store for tests, on this machine only, with faults when a test wants them. */
export async function temporaryBucket(): Promise<TemporaryBucket> {
  const folder = await mkdtemp(join(tmpdir(), 'bucket-'));
  const port = await freePort();
  const program = createRequire(__filename).resolve('s3rver/bin/s3rver.js');
  const words = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '-s', '--configure-bucket', BUCKET];
  const store = spawn(process.execPath, [program, ...words], { stdio: 'ignore' });
  const gone = once(store, 'exit');
  let isGone = false;
  void gone.then(() => {
    isGone = true;
  });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
  while (!(await isReady())) {
    if (isGone) throw new Error('The store ended before it was ready');
    await pause(20);
  }

  let fault: Fault = 'none';
  const asked: string[] = [];
  const front = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://store').pathname;
    asked.push(`${request.method} ${path.slice(BUCKET.length + 2)}`);
    answer(request, response, fault, port);
  });
  await once(front.listen(0, '127.0.0.1'), 'listening');
  const { port: frontPort }: Pick<AddressInfo, 'port'> = Object(front.address());
  return {
    account: {
      FILES_ENDPOINT: `http://127.0.0.1:${frontPort}`,
      FILES_BUCKET: BUCKET,
      FILES_REGION: 'us-east-1',
      FILES_KEY_ID: 'S3RVER',
      FILES_SECRET: 'S3RVER',
    },
    fault(wanted) {
      fault = wanted;
    },
    asked,
    async stop() {
      front.closeAllConnections();
      front.close();
      store.kill('SIGKILL');
      await gone;
      await rm(folder, { recursive: true });
    },
  };
}

function answer(request: IncomingMessage, response: ServerResponse, fault: Fault, port: number): void {
  const refuse = (status: number, code: string) =>
    response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
  request.on('error', () => response.destroy());
  if (fault === 'hangs') return;
  if (fault === 'fails') return void refuse(500, 'InternalError');
  if (fault === 'reads only' && request.method !== 'GET') return void refuse(403, 'AccessDenied');
  if (fault === 'floods' && request.method === 'GET') {
    const block = Buffer.alloc(1_000_000);
    const more = (): void => {
      while (!response.destroyed && response.write(block));
    };
    response.on('drain', more);
    more();
    return;
  }
  const { method, url = '', headers } = request;
  const asked = askStore({ port, host: '127.0.0.1', method, path: url, headers }, (found) => {
    response.writeHead(found.statusCode ?? 500, found.headers);
    if (fault === 'none' || method !== 'GET' || url.includes('list-type')) return void found.pipe(response);
    found.on('data', (bytes: Buffer) => {
      if (fault === 'lies') response.write(Buffer.alloc(bytes.length, 7));
      else response.write(bytes.subarray(0, 10), () => response.destroy());
    });
    found.on('end', () => response.end());
  });
  asked.on('error', () => response.destroy());
  request.pipe(asked);
}
