import * as z from 'zod/mini';

const SHORTEST = 16;

/**
 * Keys that sign, with commas between: the first one signs, and what any of them has signed is accepted. So a key can be changed while
 * several processes run: first the new one is added behind the old one everywhere, then they change places, and later the old one goes.
 */
export const keyList = z
  .string()
  .check(
    z.refine(
      (keys) => acceptedKeys(keys).every((key) => key.trim().length >= SHORTEST),
      'at least 16 characters in each key',
    ),
  );

/** The key that signs. */
export const signingKey = (keys: string): string => acceptedKeys(keys)[0] ?? keys;

/** The keys whose signatures are accepted. */
export const acceptedKeys = (keys: string): readonly string[] => keys.split(',');
