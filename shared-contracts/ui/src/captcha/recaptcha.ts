import type { PublicSettings } from '@zapovednik/platform/settings';
import { CaptchaFailed } from './captcha-failed';
import { loadRecaptcha } from './load-recaptcha';
import { onPuzzleClosed } from './on-puzzle-closed';

type Settings = NonNullable<PublicSettings['captcha']>;

interface Waiting {
  readonly resolve: (response: string) => void;
  readonly reject: (error: CaptchaFailed) => void;
}

/** Google's invisible captcha, version 2 (SES-16). */
interface Widget {
  readonly execute: () => void;
  readonly reset: () => void;
}

/** The page's only widget, and the request that waits for it; after a failed load the next request loads it again. */
let widget: Promise<Widget> | null = null;
let waiting: Waiting | null = null;

/**
 * Asks the captcha whether this is a human; usually the visitor has to do nothing.
 *
 * @returns the response for the server
 * @throws CaptchaFailed when it does not load, or the visitor closes its puzzle
 */
export async function solve(settings: Settings): Promise<string> {
  widget ??= createWidget(settings);
  const { execute, reset } = await widget.catch((error: unknown) => {
    widget = null;
    throw error;
  });
  // A response is valid for one request.
  reset();
  let stop = () => {};
  const response = new Promise<string>((resolve, reject) => {
    waiting = { resolve, reject };
    stop = onPuzzleClosed(() => reject(new CaptchaFailed('closed')));
    execute();
  });
  return response.finally(() => stop());
}

async function createWidget({ siteKey, script }: Settings): Promise<Widget> {
  const recaptcha = await loadRecaptcha(script);
  const holder = document.createElement('div');
  document.body.append(holder);
  const id = recaptcha.render(holder, {
    sitekey: siteKey,
    size: 'invisible',
    callback: (response) => waiting?.resolve(response),
    'error-callback': () => waiting?.reject(new CaptchaFailed('unreachable')),
  });
  return { execute: () => void recaptcha.execute(id), reset: () => recaptcha.reset(id) };
}
