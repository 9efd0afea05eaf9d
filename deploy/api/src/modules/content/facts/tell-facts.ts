import type { Database } from '../../../db/database';
import { type Facts, fillPlaceholders, hasPlaceholders } from './placeholders';
import { shopFacts } from './shop-facts';

/** Fills the facts into all strings of an answer. Texts are stored with placeholders, so that they tell today's numbers. */
export async function tellFacts<T>(db: Database, answer: T | Promise<T>): Promise<T> {
  const value = await answer;
  if (!hasPlaceholders(JSON.stringify(value))) return value;
  fill(value, await shopFacts(db));
  return value;
}

/** Fills the strings of an answer, which nobody else holds, in place. */
function fill(value: unknown, facts: Facts): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string') Reflect.set(value, key, fillPlaceholders(inner, facts));
    else fill(inner, facts);
  }
}
