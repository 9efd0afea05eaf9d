import qs from 'qs';

/**
 * Bracketed parameters become nested, `filter[ID][]=1&sort[name]=asc`; number and depth are limited to the needs of the
 * calls. Fields of the filter's form, `filter_3_12=Y`, are also copied to `controls`, which the calls read (CAT-32).
 */
export function parseQuery(text: string): Record<string, unknown> {
  const parsed: Record<string, unknown> = qs.parse(text, { depth: 3, arrayLimit: 1000, parameterLimit: 1500 });
  const fields = Object.entries(parsed).filter(([name]) => name.startsWith('filter_'));
  if (fields.length === 0) return parsed;
  const { controls } = parsed;
  const given = typeof controls === 'object' && controls !== null ? controls : {};
  return { ...parsed, controls: { ...given, ...Object.fromEntries(fields) } };
}

/** Whether a text anywhere in the value contains a zero byte, which a text in the database cannot contain. */
export function holdsZeroByte(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || holdsZeroByte(inner));
}
