import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { buildPart } from './build-part';
import { PARTS, root } from './webpack/part';

/** `tsx deploy/build/src/build.ts <part> --version <version> --out <folder>`: builds one part; its own process each. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { version: { type: 'string' }, out: { type: 'string' } },
});
const name = z.enum(PARTS).parse(positionals[0]);
const { version, out } = z.object({ version: z.string(), out: z.string() }).parse(values);
await buildPart({ name, version, folder: join(root, name), out });
