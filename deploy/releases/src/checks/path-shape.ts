/** The path of a route without the names of its parameters: `/product/:code` and `/product/:id` are the same path. */
export const pathShape = (path: string): string => path.replace(/:\w+/g, ':').replace(/\/+$/, '') || '/';
