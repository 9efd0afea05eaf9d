/** How long a script may take, in milliseconds: as long as webpack lets it. */
const LIMIT = 120_000;

/**
 * The code that loads chunks in a release, in place of webpack's and the style loader's. Theirs also look for elements of the markup
 * and of other builds, take chunks that ran before, and list all chunks that have a script or styles. Here a document has its
 * styles, only this code inserts chunks, and the hashes of a build say what a chunk has.
 */
export const loadingCode = {
  /** @param list the global variable to which the file of a chunk adds its modules */
  chunk: (list: string) => `
var chunks = {}, arrived = {};
__webpack_require__.f.j = (chunkId, promises) => {
  var file = __webpack_require__.u(chunkId), url = __webpack_require__.p + file;
  if (chunks[chunkId] || __webpack_require__.sri(file))
    promises.push(chunks[chunkId] ||= new Promise((resolve, reject) => {
      arrived[chunkId] = resolve;
      __webpack_require__.l(url, ({ type }) => {
        if (!arrived[chunkId]) return;
        delete arrived[chunkId];
        delete chunks[chunkId];
        reject(Object.assign(Error(url + ' could not be loaded: ' + type), { name: 'ChunkLoadError' }));
      }, '', chunkId);
    }));
};
globalThis[${JSON.stringify(list)}] = {
  push([ids, modules]) {
    Object.assign(__webpack_require__.m, modules);
    for (var id of ids) {
      arrived[id]?.();
      delete arrived[id];
    }
  },
};`,
  /** The namespace of a module that may be none of ES: with `mode & 1` of the module with this id, with `mode & 4` an ES module stays as it is. */
  namespace: `
__webpack_require__.t = (module, mode) => {
  if (mode & 1) module = __webpack_require__(module);
  return mode & 4 && module.__esModule ? module : { __proto__: null, __esModule: true, ...module, default: module };
};`,
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
