/**
 * Takes an empty fragment off the address: the server ends a redirect with `#` where the fragment of the address before it must
 * not go along (see check-guards).
 */
export function plainAddress(): void {
  const { href, pathname, search } = window.location;
  if (href.endsWith('#')) window.history.replaceState(window.history.state, '', pathname + search);
}
