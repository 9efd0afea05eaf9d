import type { author } from 'deploy-api/db/schema/index';
import * as z from 'zod/mini';
import { readData } from '../reading/read-data';
import { specialists } from '../services/specialists';

const known = z.array(
  z.strictObject({
    code: z.string(),
    name: z.string(),
    role: z.string(),
    /** `specialist`: the author works in a salon, and has the portrait from there. */
    portrait: z.enum(['specialist', 'author']),
    about: z.string(),
  }),
);

/** An author who works in no salon is a man with this face. */
const FACE = '/pictures/person/author-2/1';

const written = readData('people/authors.json', known);

/** Who writes the articles. */
export function authors(): (typeof author.$inferInsert)[] {
  const portraits = new Map(specialists().specialists.map(({ name, picture }) => [name, picture]));
  return written.map(({ portrait, ...row }) => {
    const picture = portrait === 'specialist' ? portraits.get(row.name) : FACE;
    if (picture === undefined) throw new Error(`${row.name} works in no salon`);
    return { ...row, picture };
  });
}
