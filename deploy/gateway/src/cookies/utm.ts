/** The campaign parameters that are stored (TRK-11). */
const UTM_PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;

/** Characters of one parameter: all five fit into a cookie, whatever their alphabet. */
const LONGEST = 100;

/** The utm parameters of a URL as a cookie value, `utm_source=mail&utm_term=…`. Null without any. */
export function utmOf({ searchParams }: URL): string | null {
  const marks = UTM_PARAMETERS.flatMap((name) => {
    const value = searchParams.get(name)?.slice(0, LONGEST);
    return value ? [[name, value]] : [];
  });
  return marks.length ? String(new URLSearchParams(marks)) : null;
}
