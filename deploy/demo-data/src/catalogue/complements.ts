import type { sectionComplement } from 'deploy-api/db/schema/index';
import * as z from 'zod/mini';
import { readData } from '../reading/read-data';
import { sectionId } from './section-rows';

/** Sections related to a section, by the codes of second-level sections of the same animal, or with the root before them. */
const complements = readData(
  'sections/complements.json',
  z.record(z.string(), z.record(z.string(), z.array(z.string()))),
);

export function complementRows(): (typeof sectionComplement.$inferInsert)[] {
  return Object.entries(complements).flatMap(([root, sections]) =>
    Object.entries(sections).flatMap(([code, others]) =>
      others.map((other, index) => ({
        sectionId: sectionId(`${root}/${code}`),
        otherId: sectionId(other.includes('/') ? other : `${root}/${other}`),
        sort: (index + 1) * 10,
      })),
    ),
  );
}
