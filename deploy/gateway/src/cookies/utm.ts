/** The marks of where a visitor came from that are kept (TRK-11). */
export const UTM_PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;

/** Letters of one mark: all five fit into a cookie, whatever their alphabet. */
const LONGEST = 100;

/** The marks of an address as a cookie holds them, `utm_source=mail&utm_term=…`; null where there are none. */
export function utmOf({ searchParams }: URL): string | null {
  const marks = UTM_PARAMETERS.flatMap((name) => {
    const value = searchParams.get(name)?.slice(0, LONGEST);
    return value ? [[name, value]] : [];
  });
  return marks.length ? String(new URLSearchParams(marks)) : null;
}
