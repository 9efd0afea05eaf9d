import type { Config } from '../config';
import { connectAcquirers } from './acquirers/acquirers';
import { connectServices } from './connect-services';
import type { Partners } from './partners';

/** The outside services that the settings name; throws where one is set up by half. */
export const connectPartners = (config: Config): Partners => ({
  ...connectServices(config),
  acquirers: connectAcquirers(config),
});

/** A shop without outside services. */
export const noPartners: Partners = { ...connectServices({}), acquirers: new Map() };
