export { type PublicSettings, publicSettings } from './public-settings';
