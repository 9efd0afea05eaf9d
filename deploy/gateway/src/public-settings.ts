import { type PublicSettings, publicSettings } from 'shared-contracts/settings';
import type { Config } from './config';

/** The settings of the gateway that go into every page. */
export function publicSettingsOf(config: Config): PublicSettings {
  const { CAPTCHA_SITE_KEY: siteKey, CAPTCHA_VERSION: version, CARROT_API_KEY: key } = config;
  const { MINDBOX_ENDPOINT: endpoint, METRIKA_COUNTERS: ids } = config;
  return publicSettings.parse({
    ...(siteKey && { captcha: { siteKey, version, script: config.CAPTCHA_SCRIPT_URL } }),
    ...(key && { chat: { key, script: config.CARROT_SCRIPT_URL, origins: config.CARROT_ORIGINS } }),
    ...(endpoint && { tracking: { endpoint, script: config.MINDBOX_SCRIPT_URL } }),
    ...(ids && { counters: { ids, script: config.METRIKA_SCRIPT_URL } }),
  });
}
