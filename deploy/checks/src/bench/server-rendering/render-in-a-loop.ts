import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { coreSeconds } from './core-seconds';

/** Milliseconds. */
const WARM_UP = 2_000;
const MEASURED = 4_000;

/**
 * Replaces the shell's function that writes a document. The loaders have run, and the same tree is rendered as fast as
 * React can, to bytes as any server would have to send. The "document" contains the number of renders.
 */
export async function renderDocument({ tree }: { tree: ReactNode }) {
  await render(tree, WARM_UP);
  return { html: [JSON.stringify(await render(tree, MEASURED))], scripts: [] };
}

async function render(tree: ReactNode, time: number) {
  const end = performance.now() + time;
  const secondsOfCore = coreSeconds();
  let pages = 0;
  while (performance.now() < end) {
    Buffer.from(renderToString(tree));
    pages += 1;
    // Otherwise the microtasks of React would accumulate.
    await nextTurn();
  }
  return { pages, seconds: secondsOfCore() };
}
