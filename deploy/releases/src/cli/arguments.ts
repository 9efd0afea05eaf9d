import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { channelName, PARTS, partName, versionName } from '../parts';
import { Refused } from '../refused';

interface Arguments {
  readonly area: z.infer<typeof partName>;
  readonly version: string | undefined;
  readonly channel: string;
  /** `--skip-checks`, where the command has checks to skip. */
  readonly skipChecks: boolean;
}

/** `<area> [version] [--channel <name>] [--skip-checks]`; says how it should be when it is not. */
export function areaArguments(usage: string, canSkipChecks = false): Arguments {
  const { values, positionals } = parsed(usage);
  const area = partName.safeParse(positionals[0]);
  const version = z.optional(versionName).safeParse(positionals[1]);
  const channel = channelName.safeParse(values.channel);
  if (!area.success) throw new Refused([`укажите, что выпускать: ${PARTS.join(', ')}`, usage]);
  if (values['skip-checks'] && !canSkipChecks) throw new Refused([usage]);
  if (!version.success || !channel.success || positionals.length > 2) throw new Refused([usage]);
  return {
    area: area.data,
    version: version.data,
    channel: channel.data,
    skipChecks: values['skip-checks'],
  };
}

function parsed(usage: string) {
  const channel = { type: 'string', default: 'stable' } as const;
  const skipChecks = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ allowPositionals: true, options: { channel, 'skip-checks': skipChecks } });
  } catch {
    throw new Refused([usage]);
  }
}
