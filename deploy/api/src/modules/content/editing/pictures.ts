import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Database } from '../../../db/database';
import { contentPicture } from '../../../db/schema';
import { fileOf } from '../../../files/file-of';
import type { FileOfRow, FileStore } from '../../../files/file-store';
import { reencode } from '../../../http/pictures/reencode';
import type { PictureTable } from '../../../http/pictures/stored-pictures';

/** A re-encoded picture of an editor. */
export interface EditorPicture {
  /** Hash of its content. The same picture is stored once, and another picture gets another address. */
  id: string;
  content: Buffer;
  /** Pixels. */
  width: number;
  height: number;
}

/** Reads and re-encodes a picture. Null: not a JPEG, PNG or WebP, broken, or too large. */
export async function readPicture(bytes: Buffer): Promise<EditorPicture | null> {
  const content = await reencode(bytes);
  if (!content) return null;
  const { width, height } = await sharp(content).metadata();
  return { id: createHash('sha256').update(content).digest('hex').slice(0, 32), content, width, height };
}

/** Base of the addresses of a picture. */
export const pictureAddress = (id: string): string => `/pictures/content/${id}/1`;

/** A picture whose file is kept, and whose row is not written yet. */
export interface KeptPicture extends FileOfRow {
  readonly id: string;
}

/** Keeps the files of the pictures that the shop does not have yet, before the transaction that writes their rows. */
export async function keepPictures(
  db: Database,
  files: FileStore,
  pictures: readonly EditorPicture[],
): Promise<KeptPicture[]> {
  const kept: KeptPicture[] = [];
  for (const { id, content } of pictures) {
    if ((await db.$count(contentPicture, eq(contentPicture.id, id))) > 0) continue;
    kept.push({ id, ...(await files.keep(db, 'content', content)) });
  }
  return kept;
}

export async function storePictures(db: Database, pictures: readonly KeptPicture[]): Promise<void> {
  for (const picture of pictures) await db.insert(contentPicture).values(picture).onConflictDoNothing();
}

/** The pictures of editors. */
export const contentPictures = (db: Database): PictureTable => ({
  async find(id) {
    const [row] = await db.select({ id: contentPicture.id }).from(contentPicture).where(eq(contentPicture.id, id));
    return row ? { isCached: true } : null;
  },
  file: (id) => fileOf(db, contentPicture, id),
});
