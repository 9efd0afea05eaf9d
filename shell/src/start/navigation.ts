/** Where the visitor is, and the way to other pages of the shop. */
export interface Navigation {
  /** The page that is shown, or already on its way. */
  readonly at: () => { readonly pathname: string; readonly search: string };
  readonly go: (path: string) => Promise<void>;
  /** Has the page's guards and loaders run again: they may lead to another page now. */
  readonly recheck: () => Promise<void>;
}
