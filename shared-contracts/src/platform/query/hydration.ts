/** How the server's queries come to the browser. The shell's alone: an area is not supplied with it, so the browser has no `dehydrate`. */
export { type DehydratedState, dehydrate, hydrate } from '@tanstack/react-query';
