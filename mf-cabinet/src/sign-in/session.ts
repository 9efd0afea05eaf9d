import { signInByPassword } from 'shared-contracts/api/sign-in';
import { logout } from 'shared-contracts/api/user';
import { ApiError } from 'shared-contracts/client';
import type { Shop } from 'shared-contracts/shop';
import type { Refusal } from 'shared-contracts/ui/field';

interface Credentials {
  readonly login: string;
  readonly password: string;
}

/**
 * Signs in by login and password; the basket of the anonymous session comes along (SES-07, SES-10). The shell reads who
 * is here when it hears of it. Answers why the server refused, or nothing.
 */
export async function signIn(shop: Pick<Shop, 'api' | 'bus'>, credentials: Credentials): Promise<Refusal | undefined> {
  try {
    await shop.api(signInByPassword, credentials);
  } catch (error) {
    return refusalOf(error);
  }
  shop.bus.emit('session:changed', { authorized: true });
  return undefined;
}

/** Ends the session (SES-29); answers whether that worked, and tells the person when it did not. */
export async function signOut({ api, bus, report }: Pick<Shop, 'api' | 'bus' | 'report'>): Promise<boolean> {
  try {
    await api(logout, {});
  } catch (error) {
    report(error, { area: 'mf-cabinet', doing: 'command', name: 'sign-out' });
    void bus.run('notify', { kind: 'error', text: 'Не удалось выйти. Попробуйте ещё раз.' });
    return false;
  }
  bus.emit('session:changed', { authorized: false });
  return true;
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) throw error;
  if (!error.failure) return { message: 'Не получилось войти: нет связи. Попробуйте ещё раз.' };
  if (error.status === 429) return { message: 'Слишком много попыток. Подождите минуту и попробуйте снова.' };
  const { message, fields } = error.failure;
  return fields ? { fields } : { message };
}
