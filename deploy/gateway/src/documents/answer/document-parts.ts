import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { type Checksum, checksumOf, combineChecksums } from './checksum';

/** A rendered page, cut at the positions of the nonce. The nonce differs in each response. */
export interface DocumentParts {
  readonly status: number;
  readonly plain: readonly Buffer[];
  /** The same pieces as raw deflate blocks that do not depend on earlier blocks. */
  readonly deflated: readonly Buffer[];
  readonly checksums: readonly Checksum[];
  /** Bytes that the parts take in memory. */
  readonly size: number;
}

const deflateRaw = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.deflateRaw);

/**
 * Cuts a page at its marker. Compression runs outside the gateway's own thread, so that other requests do not wait for
 * it.
 * @param level compression level: high for cached pages, low for pages that are sent once
 */
export async function documentParts(
  status: number,
  html: Buffer,
  marker: string,
  level: number,
): Promise<DocumentParts> {
  const plain = cutAt(html, marker);
  const deflated = await Promise.all(
    plain.map((piece) => deflateRaw(piece, { level, finishFlush: zlib.constants.Z_FULL_FLUSH })),
  );
  const size = html.length + deflated.reduce((sum, piece) => sum + piece.length, 0);
  return { status, plain, deflated, checksums: plain.map(checksumOf), size };
}

function cutAt(html: Buffer, marker: string): Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = html.indexOf(marker); at !== -1; at = html.indexOf(marker, from)) {
    pieces.push(html.subarray(from, at));
    from = at + marker.length;
  }
  return [...pieces, html.subarray(from)];
}

/** The page with this nonce, in pieces. */
export function withNonce({ plain }: DocumentParts, nonce: string): readonly Buffer[] {
  return between(plain, Buffer.from(nonce));
}

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);

/**
 * The page with this nonce, gzipped without compressing or reading anything again. The cached blocks stay unchanged,
 * the nonce is added as stored blocks, and the checksum is combined from the parts.
 * @returns the page in pieces
 */
export function gzippedWithNonce({ plain, deflated, checksums }: DocumentParts, nonce: string): readonly Buffer[] {
  const bytes = Buffer.from(nonce);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(combineChecksums(between(checksums, checksumOf(bytes))), 0);
  trailer.writeUInt32LE(
    plain.reduce((sum, { length }) => sum + length, bytes.length * (plain.length - 1)),
    4,
  );
  return [GZIP_HEADER, ...between(deflated, storedBlock(bytes)), LAST_BLOCK, trailer];
}

/**
 * A deflate block with uncompressed bytes. It is not the last block. It begins with its length and the complement of
 * its length.
 */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0]);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

function between<T>(pieces: readonly T[], separator: T): T[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [separator, piece]));
}
