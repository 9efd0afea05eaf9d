import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The source file of a module of the contracts, by the name that it is imported with: `shared-contracts/query`. */
export const contractSource = (name: string): string => resolve(name);
