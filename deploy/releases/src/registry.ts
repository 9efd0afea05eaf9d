import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AREAS, type OwnerName } from 'shared-contracts/routes';
import * as z from 'zod/mini';
import { type ReleaseManifest, releaseManifest } from './manifest';

const version = z.string();
const versions = z.object({
  shell: version,
  'mf-catalog': version,
  'mf-checkout': version,
  'mf-cabinet': version,
  'mf-services': version,
  'mf-content': version,
});

/** One change of what is live. */
const change = z.object({
  area: z.string(),
  from: z.nullable(version),
  to: version,
  at: z.string(),
  by: z.string(),
  why: z.enum(['activate', 'rollback']),
});

/** `channels/<channel>.json`: what is live, and how it came to be, newest first. */
export const channelFile = z.object({ live: z.partial(versions), history: z.array(change) });
export type ChannelFile = z.infer<typeof channelFile>;

/** One exact version of the shell and of each area: what a document is made of. */
export interface ReleaseSet {
  /** Equal sets have equal ids. */
  readonly id: string;
  readonly parts: Readonly<Record<OwnerName, LiveRelease>>;
}

export interface LiveRelease {
  readonly manifest: ReleaseManifest;
  /** The folder of the release. */
  readonly folder: string;
}

export const PARTS: readonly OwnerName[] = ['shell', ...AREAS];
export const channelPath = (root: string, channel: string) => join(root, 'channels', `${channel}.json`);
export const releaseFolder = (root: string, part: string, ofVersion: string) => join(root, part, ofVersion);

/** Nothing is live yet, or not all of it. */
export class IncompleteChannel extends Error {
  override name = 'IncompleteChannel';
}

/** Reads what is live on a channel. Throws {@link IncompleteChannel} when a part has no live release. */
export async function readSet(root: string, channel: string): Promise<ReleaseSet> {
  const { live } = await readChannel(root, channel);
  const complete = versions.safeParse(live);
  if (!complete.success) {
    throw new IncompleteChannel(`${channel}: no live release of ${PARTS.filter((part) => !live[part]).join(', ')}`);
  }
  return setOf(root, complete.data);
}

/** The set of these versions. */
export async function setOf(root: string, wanted: z.infer<typeof versions>): Promise<ReleaseSet> {
  const read = (part: OwnerName) => readRelease(root, part, wanted[part]);
  const [shell, catalog, checkout, cabinet, services, content] = await Promise.all([
    read('shell'),
    read('mf-catalog'),
    read('mf-checkout'),
    read('mf-cabinet'),
    read('mf-services'),
    read('mf-content'),
  ]);
  const id = createHash('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 12);
  return {
    id,
    parts: {
      shell,
      'mf-catalog': catalog,
      'mf-checkout': checkout,
      'mf-cabinet': cabinet,
      'mf-services': services,
      'mf-content': content,
    },
  };
}

export async function readRelease(root: string, part: string, ofVersion: string): Promise<LiveRelease> {
  const folder = releaseFolder(root, part, ofVersion);
  const manifest = releaseManifest.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
  return { manifest, folder };
}

/** An empty channel when there is no file yet. */
export async function readChannel(root: string, channel: string): Promise<ChannelFile> {
  try {
    return channelFile.parse(JSON.parse(await readFile(channelPath(root, channel), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { live: {}, history: [] };
    throw error;
  }
}
