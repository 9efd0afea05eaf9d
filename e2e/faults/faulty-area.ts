import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApp } from 'deploy-build/build-app';
import { releaseFolder } from 'deploy-releases/release-store';
import type { AreaName } from 'shared-contracts/routes';

const root = join(import.meta.dirname, '../..');

/**
 * How an area can be broken:
 * - `start`: its module throws when it is run;
 * - `switch`: it works until a visit asks for a fault, `?fault=server-loader` and so on.
 */
export type AreaFault = 'start' | 'switch';

export const faultyVersion = (breakage: AreaFault) => `0.0.0-${breakage}`;

const sources: Record<AreaFault, string> = {
  start: `
export { default } from './real-area';
// The build runs a bundle once to read its declarations.
if (!globalThis.shopBuildsFaults) throw new Error('broken at its start');
`,
  switch: `
import { createElement } from 'react';
import { useLocation } from 'shared-contracts/router';
import real from './real-area';

const side = typeof document === 'undefined' ? 'server' : 'browser';

function trip(search, place) {
  const wanted = new URLSearchParams(search).get('fault');
  if (wanted === side + '-' + place) throw new Error('broken in its ' + place);
  if (wanted === side + '-loop' && place === 'render') for (;;) {}
}

async function delay(search) {
  const ms = { 'server-slow': 10_000, 'server-late': 2_500 }[new URLSearchParams(search).get('fault')] ?? 0;
  if (side === 'server' && ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}

export default {
  ...real,
  routes: real.routes.map((route) => ({
    ...route,
    lazy: async () => {
      const { Component, loader } = await route.lazy();
      return {
        loader: async (args) => {
          trip(args.url.search, 'loader');
          await delay(args.url.search);
          return loader?.(args);
        },
        Component: () => {
          trip(useLocation().search, 'render');
          return createElement(Component);
        },
      };
    },
  })),
};
`,
};

declare global {
  var shopBuildsFaults: boolean | undefined;
}

/** Builds a broken release of an area from its real sources and stores it next to the others. */
export async function releaseFaulty(releases: string, area: AreaName, breakage: AreaFault): Promise<void> {
  // Inside the checkout, so that the sources find their packages.
  const folder = join(root, '.cache/faulty', `${area}-${breakage}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(join(root, area), folder, {
    recursive: true,
    filter: (file) => !/node_modules|package\.json$|\.test\.tsx?$/.test(file),
  });
  await rename(join(folder, 'src/area.ts'), join(folder, 'src/real-area.ts'));
  await writeFile(join(folder, 'src/area.ts'), `// @ts-nocheck\n${sources[breakage]}`);
  const version = faultyVersion(breakage);
  globalThis.shopBuildsFaults = true;
  await buildApp({ name: area, version, folder, out: releaseFolder(releases, area, version) });
}
