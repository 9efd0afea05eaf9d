import { whenIdle } from '@zapovednik/platform/timing';

/** Does work when the page has loaded and the browser is idle, or when the user reaches for something. */
export function warmBeforeUse(work: () => void): void {
  whenIdle(work);
  for (const input of ['pointerover', 'focusin']) document.addEventListener(input, work, { once: true, passive: true });
}
