import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** Milliseconds. */
const WARM_UP = 3_000;
const MEASURED = 6_000;

/**
 * Stands for the shell's way to write a document: the loaders have run, and the same tree is rendered as fast as React
 * can. The "document" says how often that was done.
 */
export async function renderDocument({ tree }: { tree: ReactNode }): Promise<string> {
  render(tree, WARM_UP);
  return JSON.stringify(render(tree, MEASURED));
}

function render(tree: ReactNode, time: number) {
  const begun = performance.now();
  let pages = 0;
  while (performance.now() - begun < time) {
    renderToString(tree);
    pages += 1;
  }
  return { pages, seconds: (performance.now() - begun) / 1000 };
}
