import * as z from 'zod/mini';
import type { AppName } from '../routes/route-definition';
import { type Memory, tabMemory } from '../storage/memory';

const storageKey = 'outbox';

/** How long a request waits for the next page, in milliseconds. Later, the user would not expect its effect. */
const MAX_AGE = 10 * 60_000;

const isAppName = (name: string): name is AppName => name === 'shell' || name.startsWith('mf-');

const entrySchema = z.object({
  name: z.string(),
  owner: z.string(),
  input: z.unknown(),
  key: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
});
const outboxSchema = z.object({
  /** The user of these requests: a customer's id, null for an anonymous visitor; missing until it is known. */
  person: z.optional(z.nullable(z.number())),
  entries: z.array(entrySchema),
});

/** A command that was requested and is still pending. */
interface OutboxEntry extends z.infer<typeof entrySchema> {
  readonly owner: AppName;
}

/** The pending durable commands of a tab, in its session storage. If storage is forbidden, nothing is stored. */
export interface Outbox {
  readonly add: (entry: Omit<OutboxEntry, 'at'>) => void;
  /**
   * Removes a settled command. After the user has left the page nothing is removed, because a failure is then caused by
   * the navigation.
   */
  readonly remove: (key: string) => void;
  /**
   * Returns the commands that the previous page left pending, once. Another user does not get them.
   * @param person a customer's id, null for an anonymous visitor
   */
  readonly takePending: (person: number | null) => OutboxEntry[];
}

/** Creates the outbox of one page in the browser. */
export function createOutbox(memory: Memory = tabMemory): Outbox {
  const read = () => memory.read(storageKey, outboxSchema) ?? { entries: [] };
  const left = new Set(read().entries.map(({ key }) => key));
  let isLeaving = false;
  window.addEventListener('pagehide', () => {
    isLeaving = true;
  });
  // The browser can restore the page from the back-forward cache.
  window.addEventListener('pageshow', () => {
    isLeaving = false;
  });

  return {
    add(entry) {
      const { entries, ...rest } = read();
      memory.write(storageKey, { ...rest, entries: [...entries, { ...entry, at: Date.now() }] });
    },
    remove(key) {
      const { entries, ...rest } = read();
      if (isLeaving || !entries.some((entry) => entry.key === key)) return;
      memory.write(storageKey, { ...rest, entries: entries.filter((entry) => entry.key !== key) });
    },
    takePending(person) {
      const { person: before, entries } = read();
      const isSamePerson = before === undefined || before === person;
      const usable = isSamePerson ? entries.filter(({ at }) => Date.now() - at < MAX_AGE) : [];
      memory.write(storageKey, { person, entries: usable });
      const taken = usable.filter(({ key }) => left.has(key));
      left.clear();
      return taken.flatMap(({ owner, ...entry }) => (isAppName(owner) ? [{ ...entry, owner }] : []));
    },
  };
}
