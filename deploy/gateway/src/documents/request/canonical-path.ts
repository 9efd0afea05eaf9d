/**
 * The path a GET is redirected to, or null: paths end in a slash, except names with a dot (ROU-113). The redirect never
 * leads to another host: the result is only a path, and the gateway refuses paths that a client could read as a host.
 */
export function canonicalPath({ pathname, search }: URL): string | null {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  return last === '' || last.includes('.') ? null : `${pathname}/${search}`;
}
