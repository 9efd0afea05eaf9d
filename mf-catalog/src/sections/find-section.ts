import type { Section } from 'shared-contracts/catalog/calls/sections';

/** A section with its ancestors, the root first. */
export interface SectionPlace {
  readonly section: Section;
  readonly ancestors: readonly Section[];
}

/** The section that the codes of a path lead to (ROU-109); null when there is none. */
export function findSection(roots: readonly Section[], codes: readonly string[]): SectionPlace | null {
  const uniqueCode = codes.join('/');
  const ancestors: Section[] = [];
  let level = roots;
  for (;;) {
    const next = level.find(({ UNIQUE_CODE: code }) => uniqueCode === code || uniqueCode.startsWith(`${code}/`));
    if (!next) return null;
    if (next.UNIQUE_CODE === uniqueCode) return { section: next, ancestors };
    ancestors.push(next);
    level = next.CHILDREN;
  }
}
