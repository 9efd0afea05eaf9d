import type { SessionState } from '@zapovednik/areas/shell/atoms';
import { browserMemory } from '@zapovednik/platform/storage';
import * as z from 'zod/mini';

/** The key in the browser's storage. */
const name = 'mf-catalog:past-searches';

const MOST = 10;

/** `userId`: the customer who searched; null: a visitor who was not signed in yet. */
const stored = z.object({ userId: z.nullable(z.number()), texts: z.array(z.string()) });

type Visitor = Pick<SessionState, 'status' | 'userId'>;

/**
 * The visitor's past searches, newest first, at most ten. They stay in the browser. After a sign-out, or when another
 * customer signs in, they are deleted.
 */
export function pastSearches({ status, userId }: Visitor): readonly string[] {
  if (status === 'unknown') return [];
  const past = browserMemory.read(name, stored);
  if (!past) return [];
  if (past.userId === null || past.userId === userId) return past.texts.slice(0, MOST);
  browserMemory.forget(name);
  return [];
}

/** Adds a text at the start of the past searches. Nothing is stored until the page has read who is signed in. */
export function rememberSearch(visitor: Visitor, text: string): void {
  if (visitor.status === 'unknown') return;
  store(visitor, [text, ...pastSearches(visitor).filter((past) => past !== text)]);
}

/** Deletes one of the past searches, and returns the others. */
export function forgetSearch(visitor: Visitor, text: string): readonly string[] {
  const left = pastSearches(visitor).filter((past) => past !== text);
  store(visitor, left);
  return left;
}

export function forgetSearches(): void {
  browserMemory.forget(name);
}

function store({ userId }: Visitor, texts: readonly string[]): void {
  browserMemory.write(name, { userId, texts: texts.slice(0, MOST) });
}
