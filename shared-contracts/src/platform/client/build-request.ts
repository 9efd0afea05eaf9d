/** What is left of an input after the path took its part. */
type Fields = Record<string, unknown>;

/** Fills the placeholders of a path: `/sale/basket/add/{id}/{qty}/`. Throws when one is missing, or would lead elsewhere. */
export function fillPath(path: string, params: Fields): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new Error(`${path} needs ${name}`);
    // Browsers take dot segments out of a path, encoded ones too.
    if (value === '.' || value === '..') throw new Error(`${path} cannot take ${name} ${value}`);
    return encodeURIComponent(String(value));
  });
}

/** Nested values in the specification's brackets: `{ filter: { LOCATION: 1 }, ids: [2] }` → `filter[LOCATION]=1&ids[]=2`. */
export function bracketed(fields: Fields): URLSearchParams {
  const search = new URLSearchParams();
  const add = (key: string, value: unknown) => {
    if (value === undefined || value === null) return;
    if (Array.isArray(value)) for (const item of value) add(`${key}[]`, item);
    else if (typeof value === 'object')
      for (const [name, inner] of Object.entries(value)) add(`${key}[${name}]`, inner);
    else search.append(key, String(value));
  };
  for (const [key, value] of Object.entries(fields)) add(key, value);
  return search;
}
