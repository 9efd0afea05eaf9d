import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** `name=value; Path=/…`, one for each cookie that it sets. */
  readonly cookies: readonly string[];
}

/** Sends a request to a shop without a browser. Node itself does not resolve `*.localhost`, which browsers resolve to this machine. */
export function requestShop(url: URL, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> {
  const ask = url.protocol === 'https:' ? overHttps : overHttp;
  const host = /(^|\.)localhost$/.test(url.hostname) ? '127.0.0.1' : url.hostname;
  const place = { host, port: url.port, servername: url.hostname, path: url.pathname + url.search };
  return new Promise((resolve, reject) => {
    const asked = ask({ ...place, method, headers: { host: url.host, ...headers } }, async (answer) => {
      let text = '';
      for await (const chunk of answer.setEncoding('utf8')) text += chunk;
      const { 'content-type': type = '', 'set-cookie': cookies = [] } = answer.headers;
      resolve({ status: answer.statusCode ?? 0, type, text, cookies });
    });
    asked.on('error', reject).end(body);
  });
}
