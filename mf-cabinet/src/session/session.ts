import { signInByPassword, smsAuth, telegramAuth } from '@zapovednik/api/cabinet/calls/sign-in';
import type { SignedIn } from '@zapovednik/api/cabinet/models/signed-in';
import { logout } from '@zapovednik/api/shell/calls/user';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { sessionChanged } from '@zapovednik/areas/shell/events';
import { type AppContext, reportAndNotify } from '@zapovednik/platform/app';
import { forgetDrafts, forgetDraftsOfOthers } from '@zapovednik/platform/draft';
import { formatDay } from '@zapovednik/rules/dates';
import { captchaResponse } from '@zapovednik/ui/captcha';
import { type Channel, forgetPendingCodes } from '../code/pending-code';
import { hasErrorCode } from './has-error-code';

type ApiAndBus = Pick<AppContext, 'api' | 'bus' | 'city'>;

interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** A phone with the code that was sent to it, and the channel of that code. */
export interface ConfirmedPhone {
  readonly phone: string;
  readonly code: string;
  readonly channel: Channel;
}

/**
 * Emits that the visitor is signed in; the server's answer has already renewed the session. If the customer's account
 * will be deleted, a notification reminds of it.
 */
export function announceSignIn({ bus, city }: Pick<AppContext, 'bus' | 'city'>, { userId, deletesOn }: SignedIn): void {
  forgetPendingCodes();
  forgetDraftsOfOthers(userId);
  bus.emit(sessionChanged, { authorized: true });
  if (!deletesOn) return;
  const text = `Аккаунт удалим ${formatDay(deletesOn, city.today)}. Оставить его можно в разделе «Профиль и настройки».`;
  void bus.run(showNotification, { kind: 'info', text });
}

/**
 * Signs in by login and password (SES-10); the anonymous session's basket is kept (SES-07). After many wrong guesses the server asks for
 * the captcha (SES-14).
 */
export async function signIn(app: ApiAndBus & Pick<AppContext, 'settings'>, credentials: Credentials): Promise<void> {
  const signedIn = await app.api(signInByPassword, credentials).catch(async (error: unknown) => {
    if (!hasErrorCode(error, 'captcha')) throw error;
    return app.api(signInByPassword, { ...credentials, ...(await captchaResponse(app)) });
  });
  announceSignIn(app, signedIn);
}

/** Signs in by a code (SES-08, SES-09); the basket is kept (SES-07). */
export async function signInByCode(app: ApiAndBus, { channel, ...phoneAndCode }: ConfirmedPhone): Promise<void> {
  announceSignIn(app, await app.api(channel === 'sms' ? smsAuth : telegramAuth, phoneAndCode));
}

/** Ends the session (SES-29). Returns whether this succeeded; a failure is shown as a notification. */
export async function signOut({ api, bus, report }: Pick<AppContext, 'api' | 'bus' | 'report'>): Promise<boolean> {
  try {
    await api(logout, {});
  } catch (error) {
    const source = { area: 'mf-cabinet', phase: 'command', name: 'sign-out' } as const;
    void reportAndNotify({ report, bus }, error, source, 'Не удалось выйти. Попробуйте ещё раз.');
    return false;
  }
  forgetPendingCodes();
  forgetDrafts();
  bus.emit(sessionChanged, { authorized: false });
  return true;
}
