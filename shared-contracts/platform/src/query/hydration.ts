/** Transfers the server's queries to the browser. Only the shell uses it: areas do not get it, so the browser needs no `dehydrate`. */
export { type DehydratedState, dehydrate, hydrate, IsRestoringProvider } from '@tanstack/react-query';
