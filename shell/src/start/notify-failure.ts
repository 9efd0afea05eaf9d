import { showNotification } from 'shared-contracts/shell/commands';
import type { ShellContext } from '../app/shell-context';

/** Reports a failure of the start and shows a notification with the specification's text; without a text it reads «Возникла ошибка». */
export function notifyFailure(
  { report, bus }: ShellContext,
  error: unknown,
  name: string,
  text?: string,
): Promise<unknown> {
  report(error, { area: 'shell', phase: 'start', name });
  return bus.run(showNotification, { text, kind: 'error' });
}
