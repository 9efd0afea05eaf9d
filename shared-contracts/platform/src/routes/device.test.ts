import { type Device, type DeviceHints, deviceOf } from './device';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15';

test.each<[string, Device, DeviceHints]>([
  ['a phone with hints', 'phone', { mobile: true, platform: '"Android"' }],
  [
    'a tablet with hints',
    'phone',
    { mobile: false, platform: '"Android"', userAgent: `Mozilla/5.0 (X11; Linux) ${webKit}` },
  ],
  ['an iPhone', 'phone', { userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) ${safari}` }],
  [
    'a tablet without hints',
    'phone',
    { userAgent: 'Mozilla/5.0 (Android 14; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0' },
  ],
  ['Safari that may be an iPad', 'phone', { userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}` }],
  [
    'Chrome on Windows',
    'desktop',
    { mobile: false, platform: '"Windows"', userAgent: `Mozilla/5.0 (Windows NT 10.0) ${webKit}` },
  ],
  [
    'Chrome on a Mac',
    'desktop',
    { userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Chrome/140.0 Safari/537.36` },
  ],
  [
    'Firefox on a Mac',
    'desktop',
    { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0' },
  ],
  ['a program', 'desktop', {}],
])('ROU-98 %s is a %s', (_, device, hints) => {
  expect(deviceOf(hints)).toBe(device);
});
