import type { Config } from '../config';
import { connectAcquirers } from './acquirers/acquirers';
import { connectServices } from './connect-services';
import type { Partners } from './partners';

/** The configured third-party services; throws if one is incomplete. */
export const connectPartners = (config: Config): Partners => ({
  ...connectServices(config),
  acquirers: connectAcquirers(config),
});

/** A shop without third-party services. */
export const noPartners: Partners = { ...connectServices({}), acquirers: new Map() };
