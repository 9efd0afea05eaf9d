import { contentPicture, petPicture, requestFile, reviewPicture, visitFile } from '../db/schema';
import type { FileKind } from './file-store';

/** The tables whose rows have a file. */
export const fileTables = {
  review: reviewPicture,
  pet: petPicture,
  content: contentPicture,
  request: requestFile,
  visit: visitFile,
} as const satisfies Record<FileKind, object>;

/** Those of pictures, which are served by the id of their row. */
export type PictureTables = (typeof fileTables)['review' | 'pet' | 'content'];
