/** Paths whose next segment is a secret: links of letters and messages, and a tester's link. */
const SECRET =
  /(\/personal\/user\/confirm\/|\/sale\/order\/link\/|\/services\/visit\/link\/|\/content\/preview\/|\/unsubscribe\/|^\/override\/|^\/order\/|^\/visit\/|^\/preview\/)[^/?]+/;

/** A path or URL for the log, although the request of some links uses them up. */
export const withoutSecrets = (url: string): string => url.replace(SECRET, '$1…');
