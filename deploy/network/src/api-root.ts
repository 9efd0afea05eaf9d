import * as z from 'zod/mini';

const isRoot = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, href, origin } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
};

/**
 * The setting `API_ROOT`: scheme, host and port of the back end. A slash at its end is ignored. A path is refused, because calls and
 * pictures have fixed paths at the root.
 */
export const apiRoot = z.pipe(
  z.string().check(z.refine(isRoot, 'API_ROOT: http(s)://host:port, without a path')),
  z.transform((text: string) => new URL(text).origin),
);
