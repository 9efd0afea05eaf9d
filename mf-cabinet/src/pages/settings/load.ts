import type { PageArgs } from '@zapovednik/platform/app';
import { accountQuery } from '../../settings/account/account-query';
import { devicesQuery } from '../../settings/account/devices-query';

const settingsFailed = 'Не удалось загрузить настройки. Попробуйте ещё раз чуть позже.';

/** The customer's own data, and the devices where they are signed in (ROU-76, CAB-18). */
export async function loadSettings({ app, required, optional }: PageArgs): Promise<null> {
  await Promise.all([
    required('account', app.query.ensureQueryData(accountQuery(app)), settingsFailed),
    optional('devices', app.query.ensureQueryData(devicesQuery(app))),
  ]);
  return null;
}
