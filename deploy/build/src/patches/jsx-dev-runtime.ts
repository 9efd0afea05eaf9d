import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

type Jsx = Parameters<typeof jsx>;

/**
 * Code that can be refreshed asks for this module, which no shell supplies: the one that it supplies does the same, and in React's
 * development build it checks as much.
 */
export const jsxDEV = (type: Jsx[0], props: Jsx[1], key: Jsx[2], hasManyChildren: boolean) =>
  hasManyChildren ? jsxs(type, props, key) : jsx(type, props, key);
