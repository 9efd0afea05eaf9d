import { findChromium } from 'deploy-build/try-out/find-chromium';

const options = {
  executablePath: findChromium(),
  // Without a window Chromium draws letters by another rule than with one.
  args: ['--font-render-hinting=slight'],
  // Without a locale of UTF-8, as in many containers, Chromium loses Russian names of downloads.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
};

const NO_PICTURES = '--blink-settings=imagesEnabled=false';

/** Whether a browser with these options loads pictures. */
export const loadsPictures = ({ args = [] }: { readonly args?: readonly string[] }): boolean =>
  !args.includes(NO_PICTURES);

/**
 * The browser of journeys. It loads no pictures, because most journeys look at none, and pictures are a quarter of the
 * processor time that a page costs the browser.
 */
export const withoutPictures = {
  launchOptions: { ...options, args: [...options.args, NO_PICTURES] },
};

/** For `test.use` in a file of journeys that look at pictures, at the whole page, or at what a page loads. */
export const withPictures = { launchOptions: options };
