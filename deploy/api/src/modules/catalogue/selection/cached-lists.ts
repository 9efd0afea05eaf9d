import type { ProductIndex } from '../index/product-index';
import type { Reference } from '../products/reference';
import { CountedList } from './counted-list';
import { type Criteria, select } from './select';

/** All sections and brands of a typical shop. The least recently used list is dropped first. */
const MOST_CACHED = 400;

/** Popular lists by their source: a section, a brand, a sale. They are counted once until products change. */
export class CachedLists {
  private version = -1;
  private readonly kept = new Map<string, CountedList>();

  get(index: ProductIndex, reference: Reference, criteria: Criteria): CountedList {
    if (criteria.ids || criteria.notIds) return new CountedList(index, select(index, reference, criteria));
    if (this.version !== index.version) this.kept.clear();
    this.version = index.version;
    const key = JSON.stringify(criteria);
    const list = this.kept.get(key) ?? new CountedList(index, select(index, reference, criteria));
    this.kept.delete(key);
    this.kept.set(key, list);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= MOST_CACHED) break;
      this.kept.delete(oldest);
    }
    return list;
  }
}
