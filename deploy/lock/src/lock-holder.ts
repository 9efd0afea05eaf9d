import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import * as z from 'zod/mini';

const holderSchema = z.object({
  pid: z.int(),
  host: z.string(),
  /** The scope of the process id: one boot of one machine, and one pid namespace (container) on it. */
  namespace: z.string(),
  /** ISO time. */
  since: z.string(),
});

/**
 * The process that holds a lock, in its own description. Only for messages and signals; the kernel holds the lock
 * itself.
 */
export type LockHolder = z.infer<typeof holderSchema>;

export const currentProcess = (): LockHolder => ({
  pid: process.pid,
  host: hostname(),
  namespace: pidNamespace(),
  since: new Date().toISOString(),
});

/** Whether the holder's process id is valid in this process, so that a signal can reach it. */
export const isReachable = (holder: LockHolder): boolean => holder.namespace === pidNamespace();

/** `process 7`, or `process 7 of host shop-2` when it runs in another container or on another machine. */
export const describeHolder = (holder: LockHolder | null): string => {
  if (!holder) return 'another process';
  return isReachable(holder) ? `process ${holder.pid}` : `process ${holder.pid} of host ${holder.host}`;
};

/** Parses the description of a holder. Null when it is not valid. */
export function parseHolder(content: string): LockHolder | null {
  try {
    return holderSchema.parse(JSON.parse(content));
  } catch {
    return null;
  }
}

function pidNamespace(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    // Systems without /proc have no pid namespaces, so the host is enough.
    return hostname();
  }
}
