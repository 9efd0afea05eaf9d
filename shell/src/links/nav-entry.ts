/** One entry of a menu. */
export interface NavEntry {
  readonly title: string;
  readonly to: string;
}

/** Entries under one heading. */
export interface NavGroup {
  readonly title: string;
  readonly entries: readonly NavEntry[];
}
