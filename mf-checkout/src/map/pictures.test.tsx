import { markerPicture } from './pictures';

/** A canvas that records the drawing calls; jsdom has none. */
function recordCanvas() {
  const drawn: unknown[] = [];
  const sizes: number[][] = [];
  const context = {
    scale() {},
    beginPath() {},
    arc() {},
    fill: () => drawn.push('shape'),
    drawImage: (...what: unknown[]) => drawn.push(what.slice(1)),
    getImageData(_x: number, _y: number, width: number, height: number) {
      sizes.push([width, height]);
      return {};
    },
  };
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => context, configurable: true });
  Object.defineProperty(globalThis, 'Path2D', { value: class {}, configurable: true });
  return { drawn, sizes };
}

/** Whether pictures can be loaded; jsdom cannot load them. */
function pictures(load: boolean) {
  const decode = () => (load ? Promise.resolve() : Promise.reject(new Error('no picture')));
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { value: decode, configurable: true });
}

test('LIM-06 a marker is 32 × 40, drawn with twice the pixels of the screen', async () => {
  pictures(true);
  const { drawn, sizes } = recordCanvas();
  await expect(markerPicture('/pictures/marker/shop.svg', false)).resolves.toMatchObject({ pixelRatio: 2 });
  expect(drawn).toEqual([[0, 0, 32, 40]]);
  expect(sizes).toEqual([[64, 80]]);
});

test('DEL-13 LIM-06 a fast point has the bolt over its picture; a picture that does not load is a plain pin', async () => {
  pictures(true);
  const fast = recordCanvas();
  await markerPicture('/pictures/marker/shop.svg', true);
  expect(fast.drawn).toEqual([[0, 0, 32, 40], 'shape', 'shape', 'shape']);
  pictures(false);
  const plain = recordCanvas();
  await markerPicture('/pictures/marker/shop.svg', false);
  expect(plain.drawn).toEqual(['shape', 'shape']);
  expect(plain.sizes).toEqual([[64, 80]]);
});
