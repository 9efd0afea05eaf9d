// Not all of the room: a rollback has no time to load a router.
import { AREAS } from 'shared-contracts/routes/row';
import * as z from 'zod/mini';

/** Everything that is released on its own: the shell first, then the areas. */
export const PARTS = ['shell', ...AREAS] as const;

export const partName = z.enum(PARTS);

/** The name of a version or a channel becomes a part of paths and addresses: nothing in it leads anywhere else. */
export const versionName = z.string().check(z.regex(/^[0-9A-Za-z][0-9A-Za-z.+_-]{0,99}$/));
export const channelName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

/** Which version of each part; not every part has one before the first release of all. */
export const partVersions = z.partial(
  z.object({
    shell: versionName,
    'mf-catalog': versionName,
    'mf-checkout': versionName,
    'mf-cabinet': versionName,
    'mf-services': versionName,
    'mf-content': versionName,
  }),
);
export type PartVersions = z.infer<typeof partVersions>;
