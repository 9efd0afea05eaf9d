/** How long a script may take, in milliseconds: as long as webpack lets it. */
const LIMIT = 120_000;

/**
 * The code that loads scripts and styles in a release, in place of webpack's and the style loader's. Theirs also look for
 * elements of the markup and of other builds, and list all chunks that have styles. Here a document has its styles, and the hashes of
 * a build say whether a chunk has any.
 */
export const loadingCode = {
  script: (attributes: string) => `
__webpack_require__.l = (url, done, key, chunkId) => {
  var script = document.createElement('script');
  var end = (event) => {
    script.onload = script.onerror = null;
    clearTimeout(timer);
    script.remove();
    done(event);
  };
  var timer = setTimeout(end, ${LIMIT}, { type: 'timeout', target: script });
  ${attributes}
  script.onload = script.onerror = end;
  script.src = url;
  document.head.append(script);
};`,
  style: (attributes: string) => `
var styles = {};
__webpack_require__.f.miniCss = (chunkId, promises) => {
  var file = __webpack_require__.miniCssF(chunkId), href = __webpack_require__.p + file;
  if (styles[chunkId] || (__webpack_require__.sri(file) && !document.querySelector('link[rel=stylesheet][href="' + href + '"]')))
    promises.push(styles[chunkId] ||= new Promise((resolve, reject) => {
      var link = document.createElement('link');
      link.rel = 'stylesheet';
      ${attributes}
      link.onload = resolve;
      link.onerror = () => {
        link.remove();
        delete styles[chunkId];
        reject(Object.assign(Error(href + ' could not be loaded'), { name: 'ChunkLoadError' }));
      };
      link.href = href;
      document.head.append(link);
    }));
};`,
};
