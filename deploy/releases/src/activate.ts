import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import type { OwnerName } from 'shared-contracts/routes';
import { channelPath, readChannel } from './registry';

interface Activation {
  root: string;
  channel: string;
  versions: Partial<Record<OwnerName, string>>;
  why: 'activate' | 'rollback';
}

/** Makes versions live, all at once: readers see the channel before or after, never between. */
export async function activate({ root, channel, versions, why }: Activation): Promise<void> {
  const { live, history } = await readChannel(root, channel);
  const at = new Date().toISOString();
  const changes = Object.entries(versions).map(([area, to]) => ({
    area,
    from: Object.entries(live).find(([name]) => name === area)?.[1] ?? null,
    to,
    at,
    by: userInfo().username,
    why,
  }));
  const file = channelPath(root, channel);
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, JSON.stringify({ live: { ...live, ...versions }, history: [...changes, ...history] }, null, 2));
  await rename(draft, file);
}
