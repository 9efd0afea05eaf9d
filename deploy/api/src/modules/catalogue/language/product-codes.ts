import type { Pieces } from '../../../base/pieces';

export interface Coded {
  article: string;
  barCode: string;
  code: string;
}

/** Codes that are copied without a pause. */
const PIECE = 10_000;
/** A single letter is no code. */
const SHORTEST = 2;

/** Letters and digits of an article number, bar code or product code. */
const foldedOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const codesOf = ({ article, barCode, code }: Coded): string[] =>
  [article, barCode, code].map(foldedOf).filter((folded) => folded.length >= SHORTEST);

/**
 * Positions of products by article number, bar code and product code. The products have the texts, so here are only
 * their hashes: with texts, this was the largest part of the catalogue in memory.
 */
export class ProductCodes {
  /** By hash. Several positions: the same code twice, or two codes with one hash. */
  private readonly places = new Map<number, number | number[]>();

  *copy(): Pieces<ProductCodes> {
    const copy = new ProductCodes();
    for (const [hash, places] of this.places) {
      if (copy.places.size % PIECE === 0) yield;
      copy.places.set(hash, typeof places === 'number' ? places : places.slice());
    }
    return copy;
  }

  add(position: number, coded: Coded): void {
    for (const code of codesOf(coded)) {
      const hash = hashOf(code);
      const before = this.places.get(hash);
      if (before === undefined) this.places.set(hash, position);
      else if (typeof before === 'number') this.places.set(hash, [before, position]);
      else before.push(position);
    }
  }

  remove(position: number, coded: Coded): void {
    for (const code of codesOf(coded)) {
      const hash = hashOf(code);
      const left = this.with(hash).filter((place) => place !== position);
      const [only] = left;
      if (only === undefined) this.places.delete(hash);
      else this.places.set(hash, left.length === 1 ? only : left);
    }
  }

  /**
   * Position of the product with this article number, bar code or product code; of several, the last one that was added.
   * Hyphens and spaces are ignored.
   *
   * @param at the product at a position
   */
  find(text: string, at: (position: number) => Coded | undefined): number | undefined {
    const code = foldedOf(text);
    return this.with(hashOf(code)).findLast((position) => {
      const product = at(position);
      return product && codesOf(product).includes(code);
    });
  }

  private with(hash: number): readonly number[] {
    const places = this.places.get(hash) ?? [];
    return typeof places === 'number' ? [places] : places;
  }
}

/** FNV-1a: 32 bits, which V8 keeps in a map without an object for each. */
function hashOf(code: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < code.length; at += 1) hash = Math.imul(hash ^ code.charCodeAt(at), 0x01000193);
  return hash | 0;
}
