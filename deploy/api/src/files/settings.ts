import * as z from 'zod/mini';

/** Only the address of a server: the name of the bucket and the secret have settings of their own. */
const isServer = (value: string): boolean => {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && value.replace(/\/$/, '') === url.origin;
};

/** A store of files with the protocol of S3. Either all of them are set, or none. */
export const fileStoreSettings = z.object({
  FILES_ENDPOINT: z
    .string()
    .check(z.refine(isServer, 'FILES_ENDPOINT: http(s)://host, without a path and without a key')),
  /** A bucket of this shop alone. */
  FILES_BUCKET: z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'FILES_BUCKET: the name of a bucket')),
  FILES_REGION: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'FILES_REGION: us-east-1, ru-central1, …')),
  FILES_KEY_ID: z.string().check(z.minLength(3)),
  FILES_SECRET: z.string().check(z.minLength(6)),
});

export type FileStoreAccount = z.output<typeof fileStoreSettings>;
