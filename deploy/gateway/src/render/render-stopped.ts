import type { AppName } from '@zapovednik/platform/routes';

/**
 * A render that gave no page in time:
 * - `late`: its code did not stop, and the worker was ended; `exit`: the worker died of it;
 * - `other-page`: another page in the same worker stopped the worker;
 * - `waiting`: the page still waits for something, and the worker continues.
 */
export class RenderStopped extends Error {
  override name = 'RenderStopped';
  constructor(
    readonly area: AppName | null,
    readonly reason: 'late' | 'exit' | 'other-page' | 'waiting',
  ) {
    super(`Rendering was stopped (${reason}) in ${area ?? 'an unknown area'}`);
  }
}
