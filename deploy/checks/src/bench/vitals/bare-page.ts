import { createServer } from 'node:http';

const html = `<!doctype html><meta name="viewport" content="width=device-width">
<button style="margin:100px;padding:20px" onclick="this.textContent += '!'">Нажать</button>`;

/** A page with one button that changes its own text: the minimum time of a tap on this machine. */
export async function barePage() {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
