import type { AppName, AreaName, RouteDefinition } from 'shared-contracts/routes';

/** A page that an app has removed: its address leads elsewhere, or without `redirect` answers 410. */
export interface RemovedPage {
  /** As its route had it. */
  readonly path: string;
  readonly redirect?: string | undefined;
}

/** What of a release's manifest the document needs; the gateway hands it over. */
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
