import { LARGEST_PICTURE, LONGEST_SIDE } from '@zapovednik/rules/input';
import { FormFailure } from '@zapovednik/ui/field';
import { base64Of } from './base64-of';

/** JPEG qualities, and scales of the longest side. The first result that is small enough is sent. */
const attempts = [
  { quality: 0.85, side: 1 },
  { quality: 0.72, side: 1 },
  { quality: 0.6, side: 1 },
  { quality: 0.6, side: 0.75 },
  { quality: 0.5, side: 0.5 },
] as const;

/** The maximum size of a chosen file, in bytes: larger than any camera's photo. */
const LARGEST_FILE = 50 * 1024 * 1024;
const unreadable = 'Не получилось прочитать картинку. Подойдут JPEG, PNG и WebP.';

/**
 * Converts a photo to a small JPEG in base64. A slow network sends it in seconds. It does not contain the place where
 * it was taken.
 *
 * @throws FormFailure if the file is not a picture, is too large, or cannot be read by the browser
 */
export async function shrinkPicture(file: Blob): Promise<string> {
  if (!file.type.startsWith('image/')) throw new FormFailure(unreadable);
  if (file.size > LARGEST_FILE) throw new FormFailure('Слишком большая картинка');
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((cause: unknown) => {
    throw new FormFailure(unreadable, { cause });
  });
  try {
    for (const { quality, side } of attempts) {
      const jpeg = await encode(photo, quality, side * LONGEST_SIDE);
      if (jpeg.size <= LARGEST_PICTURE) return await base64Of(jpeg);
    }
  } finally {
    photo.close();
  }
  throw new FormFailure('Слишком большая картинка');
}

/** @param longest pixels of the longer side */
async function encode(photo: ImageBitmap, quality: number, longest: number): Promise<Blob> {
  const scale = Math.min(1, longest / Math.max(photo.width, photo.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(photo.width * scale));
  canvas.height = Math.max(1, Math.round(photo.height * scale));
  const drawing = canvas.getContext('2d');
  if (drawing) {
    drawing.fillStyle = 'white';
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.drawImage(photo, 0, 0, canvas.width, canvas.height);
  }
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!jpeg) throw new FormFailure('Не получилось прочитать картинку. Попробуйте другую.');
  return jpeg;
}
