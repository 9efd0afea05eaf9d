/**
 * Repeatable random numbers: the same seed and label always give the same sequence. Each label has its own sequence, so
 * changes of one object do not affect others.
 */
export interface Random {
  /** From 0 (included) to 1 (not included). */
  next(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  /** True with the probability `share` (0 to 1). */
  chance(share: number): boolean;
  /** One element; the list must not be empty. */
  pick<T>(from: readonly T[]): T;
  /** `count` different elements, or all in random order if there are fewer. */
  sample<T>(from: readonly T[], count: number): T[];
}

/** The element at an index that must exist. */
export function at<T>(list: readonly T[], index: number): T {
  const [element] = list.slice(index, index + 1);
  if (element === undefined) {
    throw new Error(`No element ${index} in a list of ${list.length}`);
  }
  return element;
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** The sequence of one object: `randomOf(seed, 'product', 1042)`. The generator is mulberry32. */
export function randomOf(...label: (string | number)[]): Random {
  let state = hash(label.join('/'));

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  function int(from: number, to: number): number {
    return from + Math.floor(next() * (to - from + 1));
  }

  function pick<T>(from: readonly T[]): T {
    return at(from, int(0, from.length - 1));
  }

  function sample<T>(from: readonly T[], count: number): T[] {
    const list = [...from];
    const taken = Math.min(count, list.length);
    for (let index = 0; index < taken; index += 1) {
      const other = int(index, list.length - 1);
      [list[index], list[other]] = [at(list, other), at(list, index)];
    }
    return list.slice(0, taken);
  }

  return { next, int, chance: (share) => next() < share, pick, sample };
}
