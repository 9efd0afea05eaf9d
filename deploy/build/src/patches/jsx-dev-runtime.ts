import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

type Jsx = Parameters<typeof jsx>;

/**
 * Code with hot refresh imports this module, which no shell supplies. It uses the runtime that the shell supplies;
 * React's development build makes the same checks with it.
 */
export const jsxDEV = (type: Jsx[0], props: Jsx[1], key: Jsx[2], hasManyChildren: boolean) =>
  hasManyChildren ? jsxs(type, props, key) : jsx(type, props, key);
