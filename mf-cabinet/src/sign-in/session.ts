import { type AppContext, reportAndNotify } from 'shared-contracts/app';
import { signInByPassword, smsAuth, telegramAuth } from 'shared-contracts/cabinet/calls/sign-in';
import { logout } from 'shared-contracts/shell/calls/user';
import { sessionChanged } from 'shared-contracts/shell/events';
import { type Channel, forgetPendingCodes } from '../code/pending-code';
import { forgetPetDraft } from '../pets/pet-draft';

type ApiAndBus = Pick<AppContext, 'api' | 'bus'>;

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

/** Emits that the visitor is signed in; the server's answer has already renewed the session. */
export function announceSignIn({ bus }: Pick<AppContext, 'bus'>): void {
  forgetPendingCodes();
  bus.emit(sessionChanged, { authorized: true });
}

/** Signs in by login and password (SES-10); the anonymous session's basket is kept (SES-07). */
export async function signIn(app: ApiAndBus, credentials: Credentials): Promise<void> {
  await app.api(signInByPassword, credentials);
  announceSignIn(app);
}

/** Signs in by a code (SES-08, SES-09); the basket is kept (SES-07). */
export async function signInByCode(app: ApiAndBus, { channel, ...phoneAndCode }: ConfirmedPhone): Promise<void> {
  await app.api(channel === 'sms' ? smsAuth : telegramAuth, phoneAndCode);
  announceSignIn(app);
}

/** Ends the session (SES-29). Returns whether that worked; a failure shows a notification. */
export async function signOut({ api, bus, report }: Pick<AppContext, 'api' | 'bus' | 'report'>): Promise<boolean> {
  try {
    await api(logout, {});
  } catch (error) {
    const source = { area: 'mf-cabinet', phase: 'command', name: 'sign-out' } as const;
    void reportAndNotify({ report, bus }, error, source, 'Не удалось выйти. Попробуйте ещё раз.');
    return false;
  }
  forgetPetDraft();
  bus.emit(sessionChanged, { authorized: false });
  return true;
}
