import type { PageAssets } from './page-assets';
import { preloadScript } from './preload-script';
import { scriptValue } from './script-value';

/** How long the page's scripts wait for its main picture, in milliseconds. A picture may never come, and a hidden tab paints nothing. */
const LATEST = 2_000;

/**
 * How long a picture that has arrived takes to be visible, in milliseconds. For browsers that do not report it, and for a picture that
 * is not the largest part of its page.
 */
const PAINTING = 100;

/**
 * Loads the page's scripts and runs the shell's when the main picture is visible, or the first paint of a page without one: on a slow
 * network they would take most of its bandwidth, and on a slow phone the processor that paints it. The first press, key or focus (see
 * earlyInputScript) starts them at once. In a browser that loads no pictures the page's `load` comes without the picture.
 */
const afterPicture = (preload: string) => `async entry=>{
const wait=time=>new Promise(done=>setTimeout(done,time));
const picture=document.querySelector('img[fetchpriority=high]');
const loaded=new Promise(done=>addEventListener('load',done,{once:true}));
await Promise.race([
shopEarlyInput.begun,
wait(${LATEST}),
Promise.race([loaded,picture?.decode().catch(()=>{})??loaded]).then(()=>wait(${PAINTING})),
new Promise(done=>new PerformanceObserver(list=>list.getEntries().some(({element})=>!picture||element===picture)&&done())
.observe({type:'largest-contentful-paint',buffered:true}))
]);
${preload};
document.head.append(Object.assign(document.createElement('script'),entry))
}`;

/**
 * Starts the shell in the browser; at the end of the last inline script.
 * @param isPreloaded whether the script of the head loads the page's scripts already
 */
export function startScript({ entry, scripts }: PageAssets, isPreloaded: boolean): string {
  const { url, integrity } = entry;
  const start = afterPicture(isPreloaded ? '' : preloadScript(scripts));
  return `(${start})(${scriptValue({ src: url, integrity, crossOrigin: 'anonymous' })})`;
}
