import type { AreaName } from '@zapovednik/platform/routes';
import { publishAnother } from '../fixtures/another-release';

/**
 * How an area can be broken:
 * - `start`: its module throws when it is run;
 * - `switch`: it works until a visit asks for a fault, `?fault=server-loader` and so on.
 */
export type AreaFault = 'start' | 'switch';

export const faultyVersion = (breakage: AreaFault) => `0.0.0-${breakage}`;

/** A function of the code below: the area, with pages that read the requested fault from the visit. */
const withFaults = `
const withFaults = (real, side, useLocation) => {
  const trip = (search, place) => {
    const wanted = new URLSearchParams(search).get('fault');
    if (wanted === side + '-' + place) throw new Error('broken in its ' + place);
    if (wanted === side + '-loop' && place === 'render') for (;;) {}
  };
  const delay = async (search) => {
    const ms = { 'server-slow': 10_000, 'server-late': 2_500 }[new URLSearchParams(search).get('fault')] ?? 0;
    if (side === 'server' && ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
  };
  const broken = async (route) => {
    const { Component, loader } = await route.lazy();
    return {
      loader: async (args) => {
        trip(args.url.search, 'loader');
        await delay(args.url.search);
        return loader?.(args);
      },
      Component: (props) => {
        trip(useLocation().search, 'render');
        return Component(props);
      },
    };
  };
  return { ...real, routes: real.routes.map((route) => ({ ...route, lazy: () => broken(route) })) };
};`;

/** The code that is added to the server's bundle. */
const onServer: Record<AreaFault, string> = {
  start: `throw new Error('broken at its start');`,
  switch: `${withFaults}
module.exports = { default: withFaults(module.exports.default, 'server', require('@zapovednik/platform/router').useLocation) };`,
};

/**
 * The value that the browser's container provides instead of the area: `exposed` is the area, `shared` the modules that
 * the shell supplies.
 */
const inBrowser: Record<AreaFault, string> = {
  start: `throw new Error('broken at its start');`,
  switch: `${withFaults}
const { useLocation } = Object.values(shared['@zapovednik/platform/router'])[0].get()();
return { default: withFaults(exposed().default, 'browser', useLocation) };`,
};

/** A container that is put in front of the area's own. */
const container = (name: string, body: string) => `;(() => {
const { init, get } = ${name};
let shared;
${name} = {
  init: (scope) => init((shared = scope)),
  get: async (module) => {
    const exposed = await get(module);
    return () => {${body}};
  },
};
})();`;

/** Publishes the live release of an area again, with added code that breaks it. No build is needed. */
export const publishFaulty = (releases: string, area: AreaName, breakage: AreaFault): Promise<string> =>
  publishAnother(releases, {
    area,
    version: faultyVersion(breakage),
    behind: {
      'server/index.cjs': onServer[breakage],
      'web/remoteEntry.js': container(area.replaceAll('-', '_'), inBrowser[breakage]),
    },
  });
