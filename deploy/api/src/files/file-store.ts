import type { Database } from '../db/database';

/** The kinds of files: those of reviews, pets, editors' texts, visitors' requests, and visits. */
export const fileKinds = ['review', 'pet', 'content', 'request', 'visit'] as const;
export type FileKind = (typeof fileKinds)[number];

/** What a row says about its file: the bytes, or their key in the store. Both are null while there is no file. */
export interface FileOfRow {
  readonly content: Uint8Array | null;
  readonly storedKey: string | null;
}

/** Where uploaded files are: in their rows, or in a store that all processes share. */
export interface FileStore {
  /**
   * Keeps a file before its row is written, outside of transactions. A file whose row is not written within an hour is
   * forgotten.
   *
   * @returns the columns of its row
   * @throws FilesAway when it is not certain that the file is kept
   */
  keep(db: Database, kind: FileKind, content: Uint8Array): Promise<FileOfRow>;
  /** The bytes, as they were kept; null: there is no file. @throws FilesAway */
  read(file: FileOfRow): Promise<Uint8Array | null>;
  /** A picture that was made from a file and shared with other processes. Null: there is none, or it cannot be read now. */
  readMade(file: FileOfRow, name: string): Promise<Uint8Array | null>;
  /**
   * Shares a picture that was made from a file. It is deleted with the file.
   *
   * @returns false when nothing is shared, or not now
   */
  keepMade(file: FileOfRow, name: string, content: Uint8Array): Promise<boolean>;
  /** Deletes one that was made while its file was deleted. */
  removeMade(file: FileOfRow, name: string): Promise<void>;
  /** Deletes the files that no row has used for four weeks. */
  sweep(db: Database): Promise<void>;
}
