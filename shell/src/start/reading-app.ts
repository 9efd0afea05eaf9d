import type { Call, Input } from 'shared-contracts/api/call';
import type { Api } from 'shared-contracts/client';
import type { ShellContext } from '../app/shell-context';

/**
 * The shop for a page that nobody has asked for yet. What is read goes into the same cache; nothing is written, and what fails is not
 * told: it fails again when the page is asked for.
 */
export function readingApp({ api, ...app }: ShellContext): ShellContext {
  const read = <C extends Call>(call: C, input: Input<C>, options?: Parameters<Api>[2]) =>
    call.writes
      ? Promise.reject(new Error(`${call.id} writes: nobody has asked for that yet`))
      : api(call, input, options);
  return { ...app, api: read, report: () => {} };
}
