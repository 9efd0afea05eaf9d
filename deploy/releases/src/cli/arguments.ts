import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { appName, channelName, versionName } from '../app-names';
import { ReleaseRejected } from '../release-rejected';

interface Arguments {
  /** One or more, released at once. */
  readonly areas: z.infer<typeof appName>[];
  /** Only for a single area. */
  readonly version: string | undefined;
  readonly channel: string;
  /** `--skip-checks`, for commands that have checks. */
  readonly skipChecks: boolean;
}

/** `<area>… [version] [--channel <name>] [--skip-checks]`. Throws {@link ReleaseRejected} with the usage when the arguments are wrong. */
export function areaArguments(usage: string, canSkipChecks = false): Arguments {
  const { values, positionals } = parsed(usage);
  const named = positionals.findIndex((name) => !appName.safeParse(name).success);
  const areas = z.array(appName).parse(named < 0 ? positionals : positionals.slice(0, named));
  const [version, ...more] = named < 0 ? [] : positionals.slice(named);
  if (areas.length === 0) throw new ReleaseRejected(['укажите, что выпускать: shell или область', usage]);
  const isVersion = version === undefined || (areas.length === 1 && versionName.safeParse(version).success);
  const isAllowed = canSkipChecks || !values['skip-checks'];
  const channel = channelName.safeParse(values.channel);
  if (!isVersion || !isAllowed || !channel.success || more.length > 0) throw new ReleaseRejected([usage]);
  return { areas: [...new Set(areas)], version, channel: channel.data, skipChecks: values['skip-checks'] };
}

function parsed(usage: string) {
  const channel = { type: 'string', default: 'stable' } as const;
  const skipChecks = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ allowPositionals: true, options: { channel, 'skip-checks': skipChecks } });
  } catch {
    throw new ReleaseRejected([usage]);
  }
}
