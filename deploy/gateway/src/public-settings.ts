import { type PublicSettings, publicSettings } from '@zapovednik/platform/settings';
import type { Config } from './config/config';
import { OWN_STYLE } from './map/routes';

/** The settings of the gateway that go into every page. */
export function publicSettingsOf(config: Config): PublicSettings {
  const { CAPTCHA_SITE_KEY: siteKey, CAPTCHA_VERSION: version, CARROT_API_KEY: key } = config;
  const { MINDBOX_ENDPOINT: endpoint, METRIKA_COUNTERS: ids } = config;
  return publicSettings.parse({
    ...(siteKey && { captcha: { siteKey, version, script: config.CAPTCHA_SCRIPT_URL } }),
    ...(key && { chat: { key, script: config.CARROT_SCRIPT_URL, origins: config.CARROT_ORIGINS } }),
    ...(endpoint && { tracking: { endpoint, script: config.MINDBOX_SCRIPT_URL } }),
    ...mapOf(config),
    ...(ids && { counters: { ids, script: config.METRIKA_SCRIPT_URL } }),
  });
}

/** The map that browsers show: Mapbox, a style of another server, or ours. */
function mapOf({ MAPBOX_TOKEN, MAPBOX_STYLE_URL, MAP_STYLE_URL, MAP_ORIGINS, MAP_SERVER_URL }: Config) {
  if (MAPBOX_TOKEN) return { map: { engine: 'mapbox', token: MAPBOX_TOKEN, style: MAPBOX_STYLE_URL } };
  if (MAP_STYLE_URL) {
    const origins = [new URL(MAP_STYLE_URL).origin, ...MAP_ORIGINS];
    return { map: { engine: 'maplibre', style: MAP_STYLE_URL, origins: [...new Set(origins)] } };
  }
  return MAP_SERVER_URL && { map: { engine: 'maplibre', style: OWN_STYLE, origins: [] } };
}
