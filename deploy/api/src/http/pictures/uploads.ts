import { randomBytes } from 'node:crypto';
import { ShopError } from '../shop-error';
import { reencode } from './reencode';

/** Milliseconds after which an unused picture is deleted. */
export const UNUSED_KEPT = 24 * 3_600_000;

/** A new id: 128 random bits, which cannot be guessed. */
export const newPictureId = (): string => randomBytes(16).toString('hex');

/**
 * The content of an uploaded picture, re-encoded.
 *
 * @param file base64
 * @throws ShopError 422 not a picture, broken, or too large
 */
export async function readUpload(file: string): Promise<Buffer> {
  const content = await reencode(Buffer.from(file, 'base64'));
  if (content) return content;
  const message = 'Не получилось прочитать картинку. Подойдут JPEG, PNG и WebP.';
  throw new ShopError(422, 'picture', message, { file: message });
}
