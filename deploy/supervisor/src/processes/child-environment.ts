/** Variables that programs need: paths, languages, certificates, proxies, Node's own variables. */
const SYSTEM =
  /^(PATH|HOME|USER|SHELL|TERM|TMPDIR|TZ|LANG|LC_\w+|CI|(NO|FORCE)_COLOR|NODE_\w+|UV_\w+|SSL_CERT_\w+|(HTTPS?|NO)_PROXY)$/i;
/** The PostgreSQL driver reads these in addition to `DATABASE_URL`. A process without a database does not need them. */
const POSTGRES = /^PG[A-Z]+$/;

/**
 * The environment of a process of the shop: its own settings and the variables that any program needs. So no process
 * gets the secrets of another. Empty values are left out.
 * @param names the settings that it reads
 */
export function childEnvironment(env: NodeJS.ProcessEnv, names: readonly string[]): Record<string, string> {
  const own = new Set(names);
  const isWanted = (name: string) =>
    own.has(name) || SYSTEM.test(name) || (own.has('DATABASE_URL') && POSTGRES.test(name));
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value && isWanted(name) ? [[name, value]] : [])),
  );
}
