import { showNotification } from 'shared-contracts/shell/commands';
import type { ShellContext } from '../app/shell-context';

/** Reports a failure of the start and says it in the specification's words; without words it reads «Возникла ошибка». */
export function notifyFailure(
  { report, bus }: ShellContext,
  error: unknown,
  name: string,
  text?: string,
): Promise<unknown> {
  report(error, { area: 'shell', phase: 'start', name });
  return bus.run(showNotification, { text, kind: 'error' });
}
