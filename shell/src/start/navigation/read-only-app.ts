import type { Call, Input } from '@zapovednik/api/call';
import type { Api } from '@zapovednik/platform/client';
import type { ShellContext } from '../../context/shell-context';

/**
 * The AppContext for a prefetch. Reads go into the same cache. Writes are rejected, and errors are not reported: they occur again
 * after the navigation.
 */
export function createReadOnlyApp({ api, ...app }: ShellContext): ShellContext {
  const read = <C extends Call>(call: C, input: Input<C>, options?: Parameters<Api>[2]) =>
    call.writes
      ? Promise.reject(new Error(`${call.id} writes, which a prefetch must not do`))
      : api(call, input, options);
  return { ...app, api: read, report: () => {} };
}
