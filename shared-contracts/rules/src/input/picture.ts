import * as z from 'zod/mini';

/**
 * Bytes of one uploaded picture. As base64 it fits into the largest body of a call, 256 KiB. Browsers reduce it first.
 */
export const LARGEST_PICTURE = 180 * 1024;
/** Pixels of the longer side. Larger pictures are reduced, in the browser and on the server. */
export const LONGEST_SIDE = 1280;

/** An uploaded file, in base64. */
export const pictureFile = z
  .string()
  .check(
    z.maxLength(Math.ceil(LARGEST_PICTURE / 3) * 4, 'Слишком большая картинка'),
    z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Ожидается файл в base64'),
  );

/** The id of an uploaded picture. */
export const pictureId = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'Картинка не найдена'));
