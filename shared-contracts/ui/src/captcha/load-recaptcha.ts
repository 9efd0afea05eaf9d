import { CaptchaFailed } from './captcha-failed';

/** The methods of Google's script that we use. */
export interface Recaptcha {
  readonly render: (
    holder: HTMLElement,
    parameters: {
      sitekey: string;
      size: 'invisible';
      callback: (response: string) => void;
      'error-callback': () => void;
    },
  ) => number;
  readonly execute: (widget: number) => unknown;
  readonly reset: (widget: number) => void;
}

declare global {
  var grecaptcha: Recaptcha | undefined;
  /** Google's script calls it when it is fully loaded. */
  var shopCaptchaReady: (() => void) | undefined;
}

/** Timeout of the script, in milliseconds. */
const LIMIT = 15_000;

/**
 * Loads the captcha's script, in Russian (SES-16, TRK-05).
 *
 * @throws CaptchaFailed when it does not load; the next call loads it again
 */
export function loadRecaptcha(address: string): Promise<Recaptcha> {
  const script = document.createElement('script');
  const url = new URL(address);
  url.search = new URLSearchParams({ onload: 'shopCaptchaReady', render: 'explicit', hl: 'ru' }).toString();
  script.src = url.href;
  return new Promise<Recaptcha>((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new CaptchaFailed('unreachable'));
    };
    const late = setTimeout(fail, LIMIT);
    script.onerror = fail;
    globalThis.shopCaptchaReady = () => {
      clearTimeout(late);
      if (globalThis.grecaptcha) resolve(globalThis.grecaptcha);
      else fail();
    };
    document.head.append(script);
  });
}
