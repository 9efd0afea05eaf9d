import zlib from 'node:zlib';

/** A rendered page, cut where each response's own nonce goes. */
export interface DocumentParts {
  readonly status: number;
  readonly plain: readonly Buffer[];
  /** The same pieces as raw deflate blocks that depend on nothing before them. */
  readonly deflated: readonly Buffer[];
  /** Bytes that the parts take in memory. */
  readonly size: number;
}

/** Cuts a page at its marker. `level` is the effort of the compression: high for what is kept, low for what is sent once. */
export function documentParts(status: number, html: string, marker: string, level: number): DocumentParts {
  const plain = html.split(marker).map((piece) => Buffer.from(piece));
  const deflated = plain.map((piece) =>
    zlib.deflateRawSync(piece, { level, finishFlush: zlib.constants.Z_FULL_FLUSH }),
  );
  const bytes = (pieces: readonly Buffer[]) => pieces.reduce((sum, piece) => sum + piece.length, 0);
  return { status, plain, deflated, size: bytes(plain) + bytes(deflated) };
}

/** The page with this nonce. */
export function withNonce({ plain }: DocumentParts, nonce: string): Buffer {
  return Buffer.concat(between(plain, Buffer.from(nonce)));
}

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);

/**
 * The page with this nonce, gzipped without compressing anything again: the kept blocks as they are, the nonce between
 * them as stored blocks, and the checksum over it all.
 */
export function gzippedWithNonce({ plain, deflated }: DocumentParts, nonce: string): Buffer {
  const bytes = Buffer.from(nonce);
  let checksum = 0;
  let length = 0;
  for (const piece of between(plain, bytes)) {
    // Of no bytes at all zlib answers its start value, not the checksum so far.
    if (piece.length > 0) checksum = zlib.crc32(piece, checksum);
    length += piece.length;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(length, 4);
  return Buffer.concat([GZIP_HEADER, ...between(deflated, storedBlock(bytes)), LAST_BLOCK, trailer]);
}

/** A deflate block that holds its bytes as they are: not the last one, its length and the length's complement. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0]);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

function between(pieces: readonly Buffer[], separator: Buffer): Buffer[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [separator, piece]));
}
