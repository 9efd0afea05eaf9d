import type { AppName, AreaName, RouteDefinition } from '@zapovednik/platform/routes';

/** A page that an app has removed: its address redirects, or answers 410 if there is no `redirect`. */
export interface RemovedPage {
  /** The path as its route declared it. */
  readonly path: string;
  readonly redirect?: string | undefined;
}

/** The fields of a release's manifest that the document needs; the gateway passes them. */
export interface ReleaseAssets {
  readonly version: string;
  readonly base: string;
  readonly entry: string;
  readonly chunks: Readonly<
    Record<string, { readonly scripts: readonly string[]; readonly styles: readonly string[] }>
  >;
  readonly files: Readonly<Record<string, string>>;
  readonly wakesOn: readonly string[];
  readonly routes: readonly RouteDefinition[];
  readonly removed: readonly RemovedPage[];
}

export type AssetsOfSet = Readonly<Record<AppName, ReleaseAssets>>;

const isArea = (name: string): name is AreaName => name !== 'shell';

/** The areas of a set. */
export const areasOf = (set: AssetsOfSet): [AreaName, ReleaseAssets][] =>
  Object.entries(set).flatMap(([name, release]): [AreaName, ReleaseAssets][] =>
    isArea(name) ? [[name, release]] : [],
  );
