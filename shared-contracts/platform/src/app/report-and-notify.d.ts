import type { AppContext, ErrorSource } from './app-context';
/**
 * Reports a failure and shows a notification. It does neither when the owner of a command has already shown this error.
 *
 * @param text what the user reads; without it «Возникла ошибка» (LAY-60)
 */
export declare function reportAndNotify(
  { report, bus }: Pick<AppContext, 'report' | 'bus'>,
  error: unknown,
  source: ErrorSource,
  text?: string,
): Promise<void>;
