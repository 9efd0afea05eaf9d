/** A section with its ancestors, the root first. */
export interface SectionWithAncestors {
  readonly section: Section;
  readonly ancestors: readonly Section[];
}

/** The section for the codes of a path (ROU-109); null when it does not exist. */
export function findSection(roots: readonly Section[], codes: readonly string[]): SectionWithAncestors | null {
  const uniqueCode = codes.join('/');
  const ancestors: Section[] = [];
  let level = roots;
  for (;;) {
    const next = level.find(({ uniqueCode: code }) => uniqueCode === code || uniqueCode.startsWith(`${code}/`));
    if (!next) return null;
    if (next.uniqueCode === uniqueCode) return { section: next, ancestors };
    ancestors.push(next);
    level = next.children;
  }
}

import type { Section } from '@zapovednik/api/catalog/models/section';
