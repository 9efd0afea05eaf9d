/** A Host header, or the host of an address, without its port. */
const nameOf = (host: string) => host.toLowerCase().replace(/:\d*$/, '');

/**
 * Whether a host name always means this machine: `localhost`, its subdomains, `127.0.0.0/8`, `[::1]`. A page of another
 * site can resolve its own host name to this machine, but its requests have another Host.
 */
export function isThisMachine(host: string): boolean {
  const name = nameOf(host);
  return /^([a-z\d-]+\.)*localhost$/.test(name) || /^127(\.\d{1,3}){3}$/.test(name) || name === '[::1]';
}
