import { preloadScript } from './preload-script';

const links = () =>
  [...document.head.querySelectorAll('link')].map((link) => ({
    href: link.getAttribute('href'),
    integrity: link.integrity,
    crossOrigin: link.crossOrigin,
    as: link.getAttribute('as') ?? Reflect.get(link, 'as'),
    rel: link.rel,
  }));

test('the scripts of a page are preloaded with their hashes, and a hostile name ends no script', () => {
  const script = preloadScript([
    { url: '/assets/shell/1/shell.js', integrity: 'sha256-a' },
    { url: '/</script>', integrity: '' },
  ]);
  expect(script).not.toContain('<');
  // biome-ignore lint/security/noGlobalEval: the script of the document, as the browser runs it
  globalThis.eval(script);
  const common = { crossOrigin: 'anonymous', as: 'script', rel: 'preload' };
  expect(links()).toEqual([
    { ...common, href: '/assets/shell/1/shell.js', integrity: 'sha256-a' },
    { ...common, href: '/</script>', integrity: '' },
  ]);
});
