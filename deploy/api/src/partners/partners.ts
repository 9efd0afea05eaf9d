import type { Config } from '../config';
import type { Sms } from './sms/sms';
import { smsc } from './sms/smsc';

/** The outside services, each null where the shop has none: what needs it then says so to the shopper. */
export interface Partners {
  sms: Sms | null;
}

/** The outside services that the settings name. */
export const connectPartners = ({ SMSC_URL, SMSC_LOGIN, SMSC_PASSWORD }: Config): Partners => ({
  sms: SMSC_URL ? smsc({ url: SMSC_URL, login: SMSC_LOGIN, password: SMSC_PASSWORD }) : null,
});

/** A shop without outside services. */
export const noPartners: Partners = { sms: null };
