import type { Section } from '@zapovednik/api/catalog/models/section';

/** The sections from a root to the section with this id; empty when the tree does not have it. */
export function pathTo(roots: readonly Section[], id: number): readonly Section[] {
  for (const root of roots) {
    if (root.id === id) return [root];
    const below = pathTo(root.children, id);
    if (below.length > 0) return [root, ...below];
  }
  return [];
}
