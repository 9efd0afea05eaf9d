import Bowser from 'bowser';

/** Longer names of browsers are not read, so that reading one costs little. */
const LONGEST = 400;

/** The browser and system of a `User-Agent` in words: "Chrome, Windows"; '' if it names none. */
export function deviceName(userAgent: string): string {
  if (userAgent === '' || userAgent.length > LONGEST) return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ').slice(0, 100);
}
