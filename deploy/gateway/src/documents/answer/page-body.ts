import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

/** How the bytes of a document are encoded, best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The bytes of a rendered page, as one client gets them. */
interface SentBody {
  readonly bytes: Buffer;
  /** Changes with every byte of the answer, and with its policy. Null: a page that is sent once is never asked for again. */
  readonly etag: string | null;
}

/** A rendered page in every encoding. */
export interface PageBody {
  readonly as: (encoding: Encoding) => Promise<SentBody>;
  /** Bytes that it takes in memory. */
  readonly size: number;
}

const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);
const gunzip = promisify<Buffer, Buffer>(zlib.gunzip);
const unbrotli = promisify<Buffer, Buffer>(zlib.brotliDecompress);
const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);

/** Higher qualities take five times the time for one per cent. */
const KEPT_QUALITY = 7;
const ONCE_QUALITY = 4;

const compressed = (html: Buffer, quality: number) =>
  brotli(html, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });

/**
 * A page for many visitors: compressed once, outside the gateway's own thread. The plain text is not kept, because hardly any
 * client wants it.
 * @param policies the policies that are sent with it
 */
export async function keptBody(html: Buffer, policies: readonly string[]): Promise<PageBody> {
  const [br, gz] = await Promise.all([compressed(html, KEPT_QUALITY), gzip(html, { level: 6 })]);
  const etagOf = (bytes: Buffer) => {
    const hash = createHash('sha256');
    for (const policy of policies) hash.update(policy).update('\n');
    return `"${hash.update(bytes).digest('base64url')}"`;
  };
  const bodies = { br: { bytes: br, etag: etagOf(br) }, gzip: { bytes: gz, etag: etagOf(gz) } };
  const plainEtag = etagOf(html);
  return {
    as: async (encoding) =>
      encoding === 'identity' ? { bytes: await gunzip(bodies.gzip.bytes), etag: plainEtag } : bodies[encoding],
    size: br.length + gz.length,
  };
}

/**
 * A page that is sent once. Others who waited for it may want another encoding, and get it from the first one.
 * @param free gives the plain text back, which is not needed after the page has been compressed
 */
export function bodyOnce(html: Buffer, free: () => void = () => undefined): PageBody {
  let first: Promise<EncodedPage> | undefined;
  const encode = async (encoding: Encoding): Promise<EncodedPage> => {
    const bytes = await encoded(html, encoding);
    if (encoding !== 'identity') free();
    return { encoding, bytes };
  };
  return {
    async as(encoding) {
      first ??= encode(encoding);
      const page = await first;
      const bytes = page.encoding === encoding ? page.bytes : await encoded(await plain(page), encoding);
      return { bytes, etag: null };
    },
    size: html.length,
  };
}

interface EncodedPage {
  readonly encoding: Encoding;
  readonly bytes: Buffer;
}

async function plain({ encoding, bytes }: EncodedPage): Promise<Buffer> {
  if (encoding === 'br') return unbrotli(bytes);
  return encoding === 'gzip' ? gunzip(bytes) : bytes;
}

async function encoded(html: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return compressed(html, ONCE_QUALITY);
  return encoding === 'gzip' ? gzip(html, { level: 4 }) : html;
}
