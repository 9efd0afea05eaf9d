import type { RuleSetRule, WebpackPluginInstance } from 'webpack';

/** A change of a package's own code in the browser's build. A test next to it fails when an upgrade breaks the patch. */
export interface Patch {
  readonly name: string;
  /** The reason for the patch. */
  readonly reason: string;
  /**
   * Brotli bytes that it saves, measured with `measure.ts`: of the shell's entry, or of the area's files on a product page. A patch
   * that saves less than 1 kB is removed.
   */
  readonly saves: { readonly shell: number; readonly area: number };
  /** Replacement files by module name. */
  readonly alias?: Readonly<Record<string, string>>;
  /** Changes files of the package. */
  readonly rule?: RuleSetRule;
  /** Replaces modules, or generated code. Only for areas. */
  readonly areaPlugins?: () => WebpackPluginInstance[];
}
