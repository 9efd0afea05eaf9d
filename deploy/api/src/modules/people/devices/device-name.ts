import Bowser from 'bowser';

/** Longer user agents are not parsed, to limit the cost. */
const LONGEST = 400;

/** The browser and system of a `User-Agent` as text: "Chrome, Windows"; '' if they are unknown. */
export function deviceName(userAgent: string): string {
  if (userAgent === '' || userAgent.length > LONGEST) return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ').slice(0, 100);
}
