import { type AppContext, reportAndNotify } from 'shared-contracts/app';
import { signInByPassword, smsAuth, telegramAuth } from 'shared-contracts/cabinet/calls/sign-in';
import { logout } from 'shared-contracts/shell/calls/user';
import { sessionChanged } from 'shared-contracts/shell/events';
import { type Channel, forgetPendingCodes } from '../code/pending-code';

type Asking = Pick<AppContext, 'api' | 'bus'>;

interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** A phone, the code that went there, and the way it went. */
export interface ProvedPhone {
  readonly phone: string;
  readonly code: string;
  readonly channel: Channel;
}

/** Tells the shop that somebody is signed in: the server's answer has changed the session already. */
export function announceSignIn({ bus }: Pick<AppContext, 'bus'>): void {
  forgetPendingCodes();
  bus.emit(sessionChanged, { authorized: true });
}

/** Signs in by login and password (SES-10); the basket of the anonymous session comes along (SES-07). */
export async function signIn(app: Asking, credentials: Credentials): Promise<void> {
  await app.api(signInByPassword, credentials);
  announceSignIn(app);
}

/** Signs in by a code (SES-08, SES-09), with the basket (SES-07). */
export async function signInByCode(app: Asking, { channel, ...guess }: ProvedPhone): Promise<void> {
  await app.api(channel === 'sms' ? smsAuth : telegramAuth, guess);
  announceSignIn(app);
}

/** Ends the session (SES-29); answers whether that worked, and tells the person when it did not. */
export async function signOut({ api, bus, report }: Pick<AppContext, 'api' | 'bus' | 'report'>): Promise<boolean> {
  try {
    await api(logout, {});
  } catch (error) {
    const source = { area: 'mf-cabinet', phase: 'command', name: 'sign-out' } as const;
    void reportAndNotify({ report, bus }, error, source, 'Не удалось выйти. Попробуйте ещё раз.');
    return false;
  }
  bus.emit(sessionChanged, { authorized: false });
  return true;
}
