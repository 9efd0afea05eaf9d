import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { channelName, PARTS, partName, versionName } from '../parts';
import { Refused } from '../refused';

interface Arguments {
  readonly area: z.infer<typeof partName>;
  readonly version: string | undefined;
  readonly channel: string;
}

/** `<area> [version] [--channel <name>]`; says how it should be when it is not. */
export function areaArguments(usage: string): Arguments {
  const { values, positionals } = parsed(usage);
  const area = partName.safeParse(positionals[0]);
  const version = z.optional(versionName).safeParse(positionals[1]);
  const channel = channelName.safeParse(values.channel);
  if (!area.success) throw new Refused([`укажите, что выпускать: ${PARTS.join(', ')}`, usage]);
  if (!version.success || !channel.success || positionals.length > 2) throw new Refused([usage]);
  return { area: area.data, version: version.data, channel: channel.data };
}

function parsed(usage: string) {
  try {
    return parseArgs({ allowPositionals: true, options: { channel: { type: 'string', default: 'stable' } } });
  } catch {
    throw new Refused([usage]);
  }
}
