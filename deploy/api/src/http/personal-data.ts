import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import type { LockLevel } from '../db/lock-levels';
import { defineExtension } from '../events/define-extension';
import type { Customer } from './session';

/** A phone, eleven digits, or an e-mail in lower case. Its owner has proved it with a code. */
export interface Contact {
  readonly kind: 'phone' | 'email';
  readonly value: string;
}

/**
 * A module's data of a guest, found by a contact that was typed without an account. The owner of the phone gets whole
 * rows. Somebody else may have typed an e-mail, so its owner gets only the content of our emails, and removes only the
 * address.
 */
export interface GuestData {
  /** Its sections of the file. */
  export(db: Database, contact: Contact): Promise<{ readonly [section: string]: readonly object[] | undefined }>;
  /** The lock that it needs before any change. */
  readonly lock?: { readonly level: LockLevel; take(tx: Database, contact: Contact): Promise<unknown> };
  /** The reasons why something cannot be deleted yet, as text for the person. */
  kept?(db: Database, contact: Contact, now: Date): Promise<readonly string[]>;
  /** Deletes the rest, or removes the personal data from it. */
  erase(tx: Database, contact: Contact, now: Date): Promise<unknown>;
}

/** A module's data of a person. */
export interface PersonalData {
  /** The data and its storage time, for `docs/security.md`. */
  readonly holds: string;
  /** The same for people without an account. */
  readonly guest?: GuestData;
  /** Its sections of the file that a customer may ask for (CAB-18). */
  export?(db: Database, owner: Customer): Promise<Record<string, unknown>>;
  /**
   * The lock that it needs before a customer's data is deleted, and its level: all modules lock in the one order of
   * writers.
   */
  readonly lock?: { readonly level: LockLevel; take(tx: Database, customerId: number): Promise<unknown> };
  /** Whether something is in progress that must end before the account is deleted. */
  isBusy?(tx: Database, customerId: number): Promise<boolean>;
  /**
   * Deletes personal data that is not deleted with the customer's row. Data that others need stays without the personal
   * fields.
   */
  erase?(tx: Database, owner: Customer, now: Date): Promise<void>;
}

/** `defineModule({ personal })` adds to it. */
export const personalData = defineExtension<PersonalData>('personal data');

/** The rows of a table that belong to a customer, without the columns in `hidden`. */
export async function rowsOf(
  db: Database,
  table: PgTable & { readonly customerId: AnyPgColumn },
  { id }: Customer,
): Promise<object[]> {
  const rows = await db.select().from(table).where(eq(table.customerId, id));
  return rows.map(withoutKeys);
}

/** Columns with the same value in every row, or with the key of a session. */
const hidden = new Set(['customerId', 'sessionKey', 'network', 'guestNetwork', 'origin', 'takenAt', 'announceAt']);

/** A row without the columns in `hidden`. */
export const withoutKeys = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.has(name)));
