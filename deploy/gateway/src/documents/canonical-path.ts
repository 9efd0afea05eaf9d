/**
 * The path a GET is redirected to, or null: paths end in a slash, except names with a dot (ROU-113). The result is a path, and the
 * gateway refuses paths that a client could read as another host, so the redirect never leads to another host.
 */
export function canonicalPath({ pathname, search }: URL): string | null {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  return last === '' || last.includes('.') ? null : `${pathname}/${search}`;
}
