import { addAbortSignal, Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { type BucketWatch, TooLarge } from './bucket-watch';
import { digestOf } from './keys';
import type { FileStoreAccount } from './settings';

/** Milliseconds for each question. A write with the read after it must end before the page gives up on the call. */
const PATIENCE = { read: 3_000, write: 5_000 };
/** More bytes than any file of the shop has. A larger answer is not read to its end. */
const LARGEST = 20_000_000;

interface FoundObject {
  readonly content: Uint8Array;
  /** The SHA-256 that was stored with it; null: something else has stored it. */
  readonly digest: string | null;
}

/** A bucket of an S3-compatible store. All its methods throw `BucketAway`. */
export interface Bucket {
  put(key: string, content: Uint8Array): Promise<void>;
  /** Null: there is no such object. */
  get(key: string): Promise<FoundObject | null>;
  /** The keys with this start, page by page. */
  list(prefix: string): AsyncIterable<readonly string[]>;
  /** Deletes an object. It may be gone already. */
  remove(key: string): Promise<void>;
  close(): void;
}

async function readBody(body: unknown, size: number | undefined, signal: AbortSignal): Promise<Buffer> {
  if (!(body instanceof Readable)) throw new TypeError('The answer has no body');
  addAbortSignal(signal, body);
  if (size !== undefined && size > LARGEST) {
    body.destroy();
    throw new TooLarge();
  }
  const chunks: Uint8Array[] = [];
  let read = 0;
  for await (const chunk of body) {
    if (!(chunk instanceof Uint8Array)) continue;
    read += chunk.length;
    if (read > LARGEST) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Connects to a bucket. The address and the key are never logged.
 *
 * @param patience milliseconds; tests are less patient
 */
export function openBucket(account: FileStoreAccount, watch: BucketWatch, patience = PATIENCE): Bucket {
  const client = new S3Client({
    endpoint: account.FILES_ENDPOINT,
    region: account.FILES_REGION,
    credentials: { accessKeyId: account.FILES_KEY_ID, secretAccessKey: account.FILES_SECRET },
    // Also stores without a name for each bucket.
    forcePathStyle: true,
    // Other stores keep the checksums that the library adds as a part of the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
  });
  const Bucket = account.FILES_BUCKET;

  return {
    put: (key, content) =>
      watch.ask('PUT', patience.write, async (abortSignal) => {
        const Metadata = { sha256: digestOf(content) };
        // Nobody opens it in a browser, not even if the bucket is public by mistake.
        const ContentType = 'application/octet-stream';
        const given = { Bucket, Key: key, Body: content, ContentLength: content.length, ContentType, Metadata };
        await client.send(new PutObjectCommand(given), { abortSignal });
      }),
    get: (key) =>
      watch.ask('GET', patience.read, async (abortSignal) => {
        try {
          const found = await client.send(new GetObjectCommand({ Bucket, Key: key }), { abortSignal });
          const content = await readBody(found.Body, found.ContentLength, abortSignal);
          return { content, digest: found.Metadata?.sha256 ?? null };
        } catch (error) {
          if (error instanceof NoSuchKey) return null;
          throw error;
        }
      }),
    async *list(prefix) {
      let next: string | undefined;
      do {
        const asked = new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: next });
        const page = await watch.ask('LIST', patience.write, (abortSignal) => client.send(asked, { abortSignal }));
        yield (page.Contents ?? []).flatMap(({ Key = '' }) => (Key.startsWith(prefix) ? [Key] : []));
        next = page.NextContinuationToken;
      } while (next);
    },
    remove: (key) =>
      watch.ask('DELETE', patience.write, async (abortSignal) => {
        await client.send(new DeleteObjectCommand({ Bucket, Key: key }), { abortSignal });
      }),
    close: () => client.destroy(),
  };
}
