import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The source file of a module of the contracts, by its import name: `@zapovednik/platform/query`. */
export const contractSource = (name: string): string => resolve(name);
