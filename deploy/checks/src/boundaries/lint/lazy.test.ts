import { refused } from './lint';

const head = `import { lazy, use } from 'react';\n`;
const file = (path: string, line: string) => [path, `${head}${line}\n`] as const;

test('PRD-08 a lazy component waits for nothing but its code, because a transition waits for it', async () => {
  const files = [
    file('mf-catalog/src/scroll.tsx', `export const A = lazy(async () => { await near; return import('./a'); });`),
    file('mf-catalog/src/if.tsx', `export const A = lazy(async () => { if (x) await near; return import('./a'); });`),
    file('shell/src/then.tsx', `export const A = lazy(() => near.then(() => import('./a')));`),
    file(
      'shared-contracts/ui/src/made.tsx',
      `export const A = lazy(() => new Promise((show) => seen(() => show(import('./a')))));`,
    ),
    file('mf-content/src/elsewhere.tsx', `export const A = lazy(loadWhenIdle);`),
    file('mf-services/src/use.tsx', `export const useA = () => use(near);`),
    file(
      'mf-catalog/src/near-part.tsx',
      `export const A = lazyPart({ area: 'mf-catalog', name: 'a', load: async () => { await near; return import('./a'); } });`,
    ),
    file(
      'mf-catalog/src/part.tsx',
      `export const A = lazyPart({ area: 'mf-catalog', name: 'a', load: () => import('./a'), waiting: <b /> });`,
    ),
    file('mf-catalog/src/plain.tsx', `export const A = lazy(() => import(/* webpackChunkName: "lazy-a" */ './a'));`),
    file(
      'mf-catalog/src/named.tsx',
      `export const A = lazy(() => import('./a').then(({ A: default }) => ({ default })));`,
    ),
    file('mf-catalog/src/async.tsx', `export const A = lazy(async () => ({ default: (await import('./a')).A }));`),
    file('shell/src/context.tsx', `export const useA = () => use(RouterState);`),
    file('mf-catalog/src/widget.tsx', `export const w = { lazy: () => import('./a') };`),
    file('shell/src/page.tsx', `export const open = async (page: Page) => await page.lazy();`),
    file('shell/src/given.tsx', `export const open = async ({ lazy }: Page) => await lazy();`),
  ];
  expect([...(await refused('plugin', files))].sort()).toEqual([
    'mf-catalog/src/if.tsx',
    'mf-catalog/src/near-part.tsx',
    'mf-catalog/src/scroll.tsx',
    'mf-content/src/elsewhere.tsx',
    'mf-services/src/use.tsx',
    'shared-contracts/ui/src/made.tsx',
    'shell/src/then.tsx',
  ]);
});
