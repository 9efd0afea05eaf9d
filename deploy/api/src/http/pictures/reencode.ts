import { LONGEST_SIDE } from '@zapovednik/rules/input';
import { FairQueue } from 'deploy-network/fair-queue';
import sharp from 'sharp';
import { currentAsker } from '../askers/current-asker';

/**
 * More pixels than a phone's photo has. The limit is needed because a file of a few bytes can describe a picture that
 * fills the memory.
 */
const MOST_PIXELS = 24_000_000;
/** Seconds for one picture. */
const TIME_LIMIT = 5;
const queue = new FairQueue({ running: 2, waitingOfOne: 10, waiting: 40, longest: 8_000 });

/** The first bytes of JPEG, PNG and WebP, in hex. Other files, above all SVG, do not reach the decoders. */
const signatures: readonly RegExp[] = [/^ffd8ff/, /^89504e470d0a1a0a/, /^52494646.{8}57454250/];

const isPicture = (file: Buffer) => signatures.some((one) => one.test(file.toString('hex', 0, 12)));

/**
 * A visitor's picture, re-encoded as a JPEG of at most 1280 px. Nothing else of the file remains: no metadata such as
 * the location, and no appended content. Null: not a JPEG, PNG or WebP, broken, or too large.
 *
 * @throws QueueFull when too many pictures wait
 */
export async function reencode(file: Buffer): Promise<Buffer | null> {
  if (!isPicture(file)) return null;
  const encoded = () =>
    sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: TIME_LIMIT })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 84, progressive: true })
      .toBuffer()
      .catch(() => null);
  return queue.run(currentAsker(), encoded);
}
