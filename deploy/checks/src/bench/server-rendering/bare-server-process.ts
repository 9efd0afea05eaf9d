import { createServer } from 'node:http';

/** Run as a process: Node's own server with one response of `BYTES` bytes, the minimum time of any server on this machine. */
const body = Buffer.alloc(Number(process.env.BYTES), 'x');
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ ready: true, port: typeof address === 'object' && address ? address.port : 0 });
});
