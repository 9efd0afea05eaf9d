import { routeTable, rowAt, to } from 'shared-contracts/routes';

interface Scripts {
  /** The browser's scripts: minified, without comments. */
  readonly web: string;
  /** The server's bundle: names of imports are kept. */
  readonly server: string;
}

/**
 * The ids of the routes that a part names: `routeRow('faq')`, `to.page('faq')`, `to.product(…)` and literal addresses like
 * `/faq/`. An id that is put together at run time is not seen.
 */
export function routesOf({ web, server }: Scripts): string[] {
  const named = [...web.matchAll(/\.page\(["'`](\w+)["'`]\)|routeRow\)?\(["'`](\w+)["'`]\)/g)].map(
    ([, page, row]) => page ?? row,
  );
  const addresses = [...web.matchAll(/["'`](\/[\w./-]+\/)["'`?#]/g)].map(
    ([, path = '']) => rowAt(routeTable, path)?.id,
  );
  const builders = [...server.matchAll(/\bto\.(\w+)\(/g)].map(([, name = '']) => routeOfBuilder.get(name));
  return [...new Set([...named, ...addresses, ...builders].filter((id) => id !== undefined))].sort();
}

const { page: _page, ...builders } = to;

/** Which route a builder of `to` leads to; each takes codes or numbers. */
const routeOfBuilder = new Map(
  Object.entries(builders).map(([name, build]: [string, (code: never) => string]) => {
    const { pathname } = new URL(Reflect.apply(build, to, [1]), 'http://own.invalid');
    return [name, rowAt(routeTable, pathname)?.id];
  }),
);
