/** The current location, and navigation to other pages. */
export interface Navigation {
  /** The location that is shown or already loading. */
  readonly at: () => { readonly pathname: string; readonly search: string };
  readonly go: (path: string) => Promise<void>;
  /** Runs the guards and loaders of the current page again; they may redirect now. */
  readonly recheck: () => Promise<void>;
}
