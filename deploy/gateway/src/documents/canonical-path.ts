/**
 * Where a GET has to go instead, or null: paths end in a slash, names with a dot excepted (ROU-113). The answer is a path, and the
 * gateway refuses paths that another host could be read from, so it never leads to one.
 */
export function canonicalPath({ pathname, search }: URL): string | null {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  return last === '' || last.includes('.') ? null : `${pathname}/${search}`;
}
