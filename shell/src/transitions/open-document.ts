/**
 * Opens a page of the shop as a new document.
 *
 * @param path with its query and hash
 */
export function openDocument(path: string): void {
  const { pathname, search, hash } = location;
  // The address may already be that of the current page. With a hash the browser would only scroll.
  if (hash && path === pathname + search + hash) location.reload();
  else location.assign(path);
}
