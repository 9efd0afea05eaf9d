import zlib from 'node:zlib';

/** The CRC-32 of some bytes, and the factor that shifts the checksum of the bytes before them. */
export interface Checksum {
  readonly crc: number;
  /** x to the power of 8 × the number of bytes, modulo the polynomial of CRC-32. */
  readonly shift: number;
}

export const checksumOf = (bytes: Buffer): Checksum => ({
  // For zero bytes zlib does not always return 0.
  crc: bytes.length > 0 ? zlib.crc32(bytes) : 0,
  shift: shiftBy(bytes.length),
});

/**
 * The CRC-32 of consecutive pieces, without reading them again: reading a page of 300 kB would cost more than the rest of the
 * answer.
 */
export const combineChecksums = (pieces: readonly Checksum[]): number =>
  pieces.reduce((before, { crc, shift }) => (multiply(shift, before) ^ crc) >>> 0, 0);

/** The polynomial with its bits reversed, as zlib has it: the highest bit is x⁰. */
const POLYNOMIAL = 0xed_b8_83_20;
const ONE = 0x80_00_00_00;
const X = 0x40_00_00_00;

/** The product of two polynomials over bits, modulo {@link POLYNOMIAL} (zlib's `multmodp`). */
function multiply(one: number, two: number): number {
  let product = 0;
  let shifted = two;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (one & bit) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return product >>> 0;
}

/** x to the power of 8 · `length`. */
function shiftBy(length: number): number {
  let power = ONE;
  let square = X;
  for (let left = length * 8; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = multiply(power, square);
    square = multiply(square, square);
  }
  return power;
}
