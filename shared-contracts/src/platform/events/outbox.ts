import * as z from 'zod/mini';
import { type Memory, tabMemory } from '../../storage/memory';
import type { AppName } from '../routes/route-definition';

const storageKey = 'outbox';

/** How long a request waits for the next page, in milliseconds: later it would surprise. */
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
  /** Whose requests these are: a customer's id, null for an anonymous visitor; left out until it is known. */
  person: z.optional(z.nullable(z.number())),
  entries: z.array(entrySchema),
});

/** A command that was asked for and is not settled yet. */
export interface OutboxEntry extends z.infer<typeof entrySchema> {
  readonly owner: AppName;
}

/** The durable commands of a tab that are not settled yet, in its storage. Where that is forbidden, nothing is stored. */
export interface Outbox {
  readonly add: (entry: Omit<OutboxEntry, 'at'>) => void;
  /** Forgets a settled command. After the page was left nothing is forgotten: what fails then was cut off by that. */
  readonly remove: (key: string) => void;
  /**
   * Answers what the page before has left, once. Another person than before gets nothing of it.
   * @param person a customer's id, null for an anonymous visitor
   */
  readonly takeLeft: (person: number | null) => OutboxEntry[];
}

/** Makes the outbox of one page in the browser. */
export function createOutbox(memory: Memory = tabMemory): Outbox {
  const read = () => memory.read(storageKey, outboxSchema) ?? { entries: [] };
  const left = new Set(read().entries.map(({ key }) => key));
  let isLeaving = false;
  window.addEventListener('pagehide', () => {
    isLeaving = true;
  });
  // The browser may show the page again as it was.
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
    takeLeft(person) {
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
