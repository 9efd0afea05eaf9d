/**
 * Where a GET has to go instead, or null: paths end in a slash, names with a dot excepted (ROU-113). Only the path is
 * looked at, and the answer is a path, so it never leads to another host.
 */
export function canonicalPath(url: URL): string | null {
  const { pathname, search } = url;
  const single = pathname.replace(/\/{2,}/g, '/');
  const last = single.slice(single.lastIndexOf('/') + 1);
  const path = last === '' || last.includes('.') ? single : `${single}/`;
  return path === pathname ? null : path + search;
}
