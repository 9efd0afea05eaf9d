/**
 * Removes an empty fragment from the address. The server ends a redirect with `#` if the browser must not keep the fragment of the
 * previous address (see check-guards).
 */
export function removeEmptyFragment(): void {
  const { href, pathname, search } = window.location;
  if (href.endsWith('#')) window.history.replaceState(window.history.state, '', pathname + search);
}
