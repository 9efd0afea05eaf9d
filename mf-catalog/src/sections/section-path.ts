/** The parsed path of a section. */
export interface SectionPath {
  /** Codes of the section's ancestors and the section's own code, one to three (ROU-109). */
  readonly codes: readonly string[];
  /** `filter/…/apply/` (ROU-110); '' when nothing is chosen. */
  readonly filterUri: string;
}

const deepest = 3;

/** Parses the path after `/catalog/`; null when it has another form. */
export function readSectionPath(path: string): SectionPath | null {
  const segments = path.split('/').filter((segment) => segment !== '');
  const at = segments.indexOf('filter');
  const codes = at < 0 ? segments : segments.slice(0, at);
  const filter = at < 0 ? [] : segments.slice(at);
  if (codes.length === 0 || codes.length > deepest) return null;
  if (filter.length > 0 && (filter.length < 3 || filter.at(-1) !== 'apply')) return null;
  return { codes, filterUri: filter.length > 0 ? `${filter.join('/')}/` : '' };
}
