const contains = (section: Section, id: number): boolean =>
  section.id === id || section.children.some((child) => contains(child, id));

/** The root section above a section, or the section itself; undefined when the tree does not have it. */
export const rootOf = (roots: readonly Section[], id: number): Section | undefined =>
  roots.find((root) => contains(root, id));

import type { Section } from '@zapovednik/api/catalog/models/section';
