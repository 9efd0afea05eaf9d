import type { Seo } from '@zapovednik/api/field';
import { customType, integer, jsonb } from 'drizzle-orm/pg-core';

/** Money in whole kopecks, so that sums are exact. */
export const kopecks = (name: string) => integer(name);

/** Texts for search engines. */
export const seoColumn = () => jsonb('seo').$type<Seo>().notNull();

/** Number of a transaction, never used twice. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/** The bytes of a file. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
