import type { companyEvent, companyFact } from 'deploy-api/db/schema/index';
import * as z from 'zod/mini';
import { readData } from '../reading/read-data';
import { inOrder } from '../reading/sort';

/** The numbers of the page about the company. */
export const companyFacts: (typeof companyFact.$inferInsert)[] = inOrder(
  readData('company/facts.json', z.array(z.strictObject({ value: z.string(), label: z.string() }))),
);

/** The history of the company. */
export const companyEvents: (typeof companyEvent.$inferInsert)[] = readData(
  'company/history.json',
  z.array(z.strictObject({ year: z.int(), text: z.string() })),
);
