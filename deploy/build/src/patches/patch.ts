import type { RuleSetRule, WebpackPluginInstance } from 'webpack';

/** A change of a package's own code in what browsers get. A test beside it fails when an upgrade makes it wrong. */
export interface Patch {
  readonly name: string;
  /** Why it is there. */
  readonly reason: string;
  /**
   * Brotli bytes that it saves, as `measure.ts` found them: of the shell's entry, or of what a product page takes of its area. A patch
   * that saves less than 1 kB is removed.
   */
  readonly saves: { readonly shell: number; readonly area: number };
  /** Which files stand behind a name. */
  readonly alias?: Readonly<Record<string, string>>;
  /** How files of the package are changed. */
  readonly rule?: RuleSetRule;
  /** Which module takes the place of another; areas only. */
  readonly areaPlugin?: () => WebpackPluginInstance;
}
