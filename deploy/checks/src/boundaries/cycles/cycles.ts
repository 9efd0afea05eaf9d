/** The dependencies of each node, by name. */
export type Graph = ReadonlyMap<string, Iterable<string>>;

/**
 * The cycles of a graph, one for each group of nodes that depend on each other, as a path that ends where it starts.
 * The depth-first search finds every such group.
 */
export function cyclesOf(graph: Graph): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];

  function visit(node: string): void {
    const start = path.indexOf(node);
    if (start >= 0) return void cycles.push([...path.slice(start), node]);
    if (done.has(node)) return;
    path.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    path.pop();
    done.add(node);
  }

  for (const node of graph.keys()) visit(node);
  return cycles;
}
