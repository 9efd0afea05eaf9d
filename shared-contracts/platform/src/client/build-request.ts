/** The fields of an input that are not in the path. */
type Fields = Record<string, unknown>;

/** Fills the placeholders of a path: `/sale/basket/add/{id}/{qty}/`. Throws if a value is missing or would change the path. */
export function fillPath(path: string, params: Fields): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new Error(`${path} needs ${name}`);
    // Browsers resolve dot segments in a path, including encoded ones.
    if (value === '.' || value === '..') throw new Error(`${path} cannot take ${name} ${value}`);
    return encodeURIComponent(String(value));
  });
}

/** Writes nested values with the specification's brackets: `{ filter: { LOCATION: 1 }, ids: [2] }` → `filter[LOCATION]=1&ids[]=2`. */
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
