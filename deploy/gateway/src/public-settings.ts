import { type PublicSettings, publicSettings } from 'shared-contracts/settings';
import type { Config } from './config';

/** What of the gateway's settings goes into every page. */
export function publicSettingsOf(config: Config): PublicSettings {
  const { CAPTCHA_SITE_KEY: siteKey, CAPTCHA_VERSION: version, CAPTCHA_SCRIPT_URL: script } = config;
  return publicSettings.parse({ ...(siteKey && { captcha: { siteKey, version, script } }) });
}
