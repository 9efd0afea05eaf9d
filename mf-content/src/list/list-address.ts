/** The choices for a list of this area, as keys of its URL. */
export const choiceKeys = { topic: 'topic', category: 'category' } as const;

/** A code in a URL, e.g. of a topic; an invalid code is ignored. */
export function codeOf(query: URLSearchParams, key: string): string | undefined {
  const text = query.get(key) ?? '';
  return /^[a-z-]{1,40}$/.test(text) ? text : undefined;
}
