import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { clamdServer, EICAR } from 'deploy-partners/clamd/clamd';
import { PartnerError } from '../protocol/ask-partner';
import { clamd } from './clamd';

const running: Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) server.close();
});

async function listening(server: Server): Promise<string> {
  running.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}
const answering = (line: string) =>
  listening(createServer((socket) => socket.on('error', () => {}).once('data', () => socket.end(line))));

test('a file with a virus is found, in any part of it; another one is clean', async () => {
  const scanner = clamd(await listening(clamdServer()));
  expect(await scanner.isClean(Buffer.from('Резюме'))).toBe(true);
  expect(await scanner.isClean(Buffer.alloc(0))).toBe(true);
  expect(await scanner.isClean(Buffer.alloc(5_000_000, 'x'))).toBe(true);
  expect(await scanner.isClean(Buffer.from(EICAR))).toBe(false);
  const split = Buffer.concat([Buffer.alloc(64 * 1024 - 10, 'x'), Buffer.from(EICAR), Buffer.alloc(1_000_000)]);
  expect(await scanner.isClean(split)).toBe(false);
});

test('a file is clean only if the scanner says so', async () => {
  for (const line of ['INSTREAM size limit exceeded. ERROR\0', '', 'stream: OK, almost\0', 'x'.repeat(100_000)])
    await expect(clamd(await answering(line)).isClean(Buffer.from('a'))).rejects.toThrow(PartnerError);
});

test('a scanner that is away or silent is an error of the scanner, in time', async () => {
  const gone = createServer();
  const address = await listening(gone);
  await new Promise((resolve) => gone.close(resolve));
  await expect(clamd(address).isClean(Buffer.from('a'))).rejects.toThrow('ECONNREFUSED');
  const silent = await listening(createServer((socket) => socket.resume()));
  await expect(clamd(silent, 100).isClean(Buffer.from('a'))).rejects.toThrow('no answer in time');
});
