import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import type { LockLevel } from '../db/lock-levels';
import { defineExtension } from '../events/define-extension';
import type { Customer } from './session';

/** A phone, eleven digits, or an e-mail in small letters, whose owner has proved it by a code. */
export interface Contact {
  readonly kind: 'phone' | 'email';
  readonly value: string;
}

/**
 * What a module holds of a guest: by a contact that was typed, outside of every account. The owner of the phone gets the whole of a row.
 * An e-mail may have been typed by somebody else, so its owner gets only what a letter has told, and removes only the address.
 */
export interface GuestData {
  /** Its sections of the file. */
  export(db: Database, contact: Contact): Promise<{ readonly [section: string]: readonly object[] | undefined }>;
  /** What it locks before anything is changed. */
  readonly lock?: { readonly level: LockLevel; take(tx: Database, contact: Contact): Promise<unknown> };
  /** What cannot be deleted yet, in words for the person. */
  kept?(db: Database, contact: Contact, now: Date): Promise<readonly string[]>;
  /** Deletes the rest, or takes the person out of it. */
  erase(tx: Database, contact: Contact, now: Date): Promise<unknown>;
}

/** What a module holds of a person. */
export interface PersonalData {
  /** What it is, and how long it is stored, for `docs/security.md`. */
  readonly holds: string;
  /** The same of people without an account. */
  readonly guest?: GuestData;
  /** Its sections of the file that a customer may ask for (CAB-18). */
  export?(db: Database, owner: Customer): Promise<Record<string, unknown>>;
  /** What it locks before anything of a customer is deleted, and when: all modules lock in the one order of writers. */
  readonly lock?: { readonly level: LockLevel; take(tx: Database, customerId: number): Promise<unknown> };
  /** Whether something is under way that must end before the account is deleted. */
  isBusy?(tx: Database, customerId: number): Promise<boolean>;
  /** Deletes what names the person and does not go with the customer's row; what others need stays without the person. */
  erase?(tx: Database, owner: Customer, now: Date): Promise<void>;
}

/** `defineModule({ personal })` adds to it. */
export const personalData = defineExtension<PersonalData>('personal data');

/** The rows of a table that belong to a customer, as they are stored, without the names of sessions. */
export async function rowsOf(
  db: Database,
  table: PgTable & { readonly customerId: AnyPgColumn },
  { id }: Customer,
): Promise<object[]> {
  const rows = await db.select().from(table).where(eq(table.customerId, id));
  return rows.map(withoutKeys);
}

/** What is the same in every row, or names a session. */
const hidden = new Set(['customerId', 'sessionKey', 'network', 'guestNetwork', 'origin', 'takenAt', 'announceAt']);

/** A row without what is the same in every row, or names a session. */
export const withoutKeys = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.has(name)));
