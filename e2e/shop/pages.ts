import { request } from 'node:http';

/** A root section of the specification's menu. */
export const SECTION = '/catalog/tovary_dlya_sobak/';
export const CART = '/personal/cart/';

/** The shop's own host with its port. Node does not resolve `*.shop.localhost`, so requests go to 127.0.0.1 with this header. */
export const hostOf = (port: number) => `shop.localhost:${port}`;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/** Requests a page as a visitor without cookies. */
export function getPage(port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host: hostOf(port), ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** The first product link of a section page. */
export async function firstProduct(port: number): Promise<string> {
  const { body } = await getPage(port, SECTION);
  const found = /href="(\/product\/[^"/]+\/)/.exec(body)?.[1];
  if (!found) throw new Error(`${SECTION} links to no product`);
  return found;
}
