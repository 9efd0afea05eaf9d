import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

type Jsx = Parameters<typeof jsx>;

/**
 * Code with hot refresh imports this module, which no shell supplies. The runtime that the shell supplies does the same, and React's
 * development build checks as much with it.
 */
export const jsxDEV = (type: Jsx[0], props: Jsx[1], key: Jsx[2], hasManyChildren: boolean) =>
  hasManyChildren ? jsxs(type, props, key) : jsx(type, props, key);
