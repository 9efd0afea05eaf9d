import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { answerLimit } from './answer-limit';

/** The number of characters of an address that a failure shows. */
const ADDRESS_LENGTH = 80;

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** `name=value; Path=/…`, one for each cookie that it sets. */
  readonly cookies: readonly string[];
}

/**
 * Sends a request to a shop without a browser. Rejects with its address when the answer is late. Node itself does not resolve
 * `*.localhost`, which browsers resolve to this machine.
 */
export function requestShop(
  url: URL,
  { method = 'GET', headers = {}, body, signal = answerLimit() }: Asked = {},
): Promise<Answer> {
  const ask = url.protocol === 'https:' ? overHttps : overHttp;
  const host = /(^|\.)localhost$/.test(url.hostname) ? '127.0.0.1' : url.hostname;
  const place = { host, port: url.port, servername: url.hostname, path: url.pathname + url.search };
  return new Promise((resolve, reject) => {
    // Shortened, because the address of an override has its signature at the end.
    const address = url.href.slice(0, ADDRESS_LENGTH);
    const fail = (cause: Error) => reject(new Error(`${method} ${address}: ${cause.message}`, { cause }));
    const asked = ask({ ...place, method, headers: { host: url.host, ...headers }, signal }, (answer) =>
      read(answer).then(resolve, fail),
    );
    asked.on('error', fail).end(body);
  });
}

async function read(answer: IncomingMessage): Promise<Answer> {
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) text += chunk;
  const { 'content-type': type = '', 'set-cookie': cookies = [] } = answer.headers;
  return { status: answer.statusCode ?? 0, type, text, cookies };
}
