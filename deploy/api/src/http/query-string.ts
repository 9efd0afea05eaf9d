import qs from 'qs';

/** Bracketed parameters become nested, `filter[ID][]=1&sort[name]=asc`; as many and as deep as the calls need, no more. */
export function parseQuery(text: string): Record<string, unknown> {
  return qs.parse(text, { depth: 3, arrayLimit: 1000, parameterLimit: 1500 });
}

/** Whether a text somewhere in the value holds a zero byte, which no database text can. */
export function holdsZeroByte(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || holdsZeroByte(inner));
}
