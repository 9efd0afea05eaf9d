/** Paths whose next segment is a secret: links in emails and messages, and a tester's link. */
const SECRET =
  /(\/personal\/user\/confirm\/|\/sale\/order\/link\/|\/sale\/Autoorder\/link\/|\/services\/visit\/link\/|\/content\/preview\/|\/unsubscribe\/|^\/override\/|^\/order\/|^\/visit\/|^\/auto-order\/|^\/preview\/)[^/?]+/;

/** A path or URL for the log, without its secret. The secret is hidden even when the request uses the link up. */
export const withoutSecrets = (url: string): string => url.replace(SECRET, '$1…');
