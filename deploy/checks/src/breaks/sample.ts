/** Numbers from 0 to 1 that depend only on a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
}

/** The first of each list, then the second of each, and so on. */
function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
}

/**
 * A sample that depends only on the seed. Every row is equally likely, however much code it has: rows are drawn one
 * after another, then for each a kind of break, and one such break.
 */
export function sampleOf<Item extends { readonly rows: readonly string[]; readonly operator: string }>(
  all: readonly Item[],
  count: number,
  seed: number,
): readonly Item[] {
  const random = randomOf(seed);
  const byRow = Map.groupBy(
    shuffled(all, random).flatMap((item) => item.rows.map((row) => ({ row, item }))),
    ({ row }) => row,
  );
  const queues = shuffled([...byRow.keys()].sort(), random).map((row) => {
    const ofRow = (byRow.get(row) ?? []).map(({ item }) => item);
    const ways = shuffled([...Map.groupBy(ofRow, ({ operator }) => operator).values()], random);
    return inTurn(ways);
  });
  const drawn = new Set<Item>();
  for (const item of inTurn(queues)) {
    if (drawn.size < count) drawn.add(item);
  }
  return [...drawn];
}
