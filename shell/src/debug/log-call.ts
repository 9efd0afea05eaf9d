import type { Call } from '@zapovednik/api/call';
import { isAuth } from '@zapovednik/api/shell/calls/user';

/** Secrets that must not be visible on the screen: input fields, and answers that contain a session id. */
const SECRET = new Set(['password', 'old_password', 'code', 'token', 'hash', 'captchaResponse']);

/** Writes a call and its answer to the console of a page with `debug=1` (ROU-116), without secrets. */
export async function logCall(call: Call, input: unknown, outcome: Promise<unknown>): Promise<void> {
  const inputText = JSON.stringify(input, (name, value) => (SECRET.has(name) ? '…' : value));
  const holdsSession = call === isAuth || call.renewsSession === true;
  const write = (what: unknown) => {
    // biome-ignore lint/suspicious/noConsole: this is what the flag is for
    console.info(`[api] ${call.id} ${inputText}`, what);
  };
  await outcome.then(
    (answer) => write(holdsSession ? 'a session' : answer),
    (error: unknown) => write(String(error)),
  );
}
