import type { OwnerName } from 'shared-contracts/routes';

/** How long an area that stopped a renderer is left out of pages, in milliseconds. */
const REST = 30_000;

/**
 * Areas that have just stopped a render worker, by release set: the next pages leave them out instead of losing a worker
 * each. After a rest they are tried again; another release of the area is another set.
 */
export class BrokenAreas {
  readonly #until = new Map<string, Map<OwnerName, number>>();

  add(setId: string, area: OwnerName) {
    const areas = this.#until.get(setId) ?? new Map<OwnerName, number>();
    this.#until.set(setId, areas.set(area, Date.now() + REST));
  }

  of(setId: string): readonly OwnerName[] {
    const now = Date.now();
    return [...(this.#until.get(setId) ?? [])].filter(([, until]) => until > now).map(([area]) => area);
  }

  /** Forgets a set that is not live any more. */
  drop(setId: string) {
    this.#until.delete(setId);
  }
}
