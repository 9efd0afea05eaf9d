import { connectAcquirers } from './acquirers/acquirers';
import { connectServices } from './connect-services';
import type { Partners } from './partners';

type PartnerConfig = Parameters<typeof connectServices>[0] & Parameters<typeof connectAcquirers>[0];

/** The configured third-party services; throws if one is incomplete. */
export const connectPartners = (config: PartnerConfig): Partners => ({
  ...connectServices(config),
  acquirers: connectAcquirers(config),
});

/** A shop without third-party services. */
export const noPartners: Partners = { ...connectServices({}), acquirers: new Map() };
