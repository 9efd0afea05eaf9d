import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from 'deploy-api/http/pictures/encode';
import { createPictures, type PictureKey } from './pictures';
import type { PictureSpec } from './spec/spec';

const cat: PictureSpec = { kind: 'animal', animal: 'cat', seed: 1 };
const key: PictureKey = { kind: 'animal', id: '5', n: 1, width: 96, format: 'webp' };

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

function open(spec: PictureSpec | null = cat) {
  const render = jest.fn(encode);
  const pictures = createPictures({ dataDir, describe: async () => spec, encode: render });
  return { pictures, render };
}

test('parallel requests for one picture render it once', async () => {
  const { pictures, render } = open();
  const all = await Promise.all(Array.from({ length: 20 }, () => pictures.load(key)));
  expect(render).toHaveBeenCalledTimes(1);
  expect(new Set(all.map((bytes) => bytes?.toString('base64'))).size).toBe(1);
});

test('a cached picture is served without rendering, after a restart too', async () => {
  const first = await open().pictures.load(key);
  const { pictures, render } = open();
  expect(await pictures.load(key)).toEqual(first);
  expect(render).not.toHaveBeenCalled();
});

test('a picture whose subject changed is rendered again, and the old one is removed', async () => {
  const old = open().pictures;
  await old.load(key);
  const { pictures, render } = open({ ...cat, seed: 2 });
  await pictures.load(key);
  expect(render).toHaveBeenCalledTimes(1);
  expect(await pictures.tag(key)).not.toBe(await old.tag(key));
  expect(await readdir(join(dataDir, 'pictures/animal/5'))).toHaveLength(1);
});

test('each width and format is a separate picture, and at most two render at once', async () => {
  let now = 0;
  let most = 0;
  const pictures = createPictures({
    dataDir,
    describe: async () => cat,
    encode: async (svg, format) => {
      most = Math.max(most, ++now);
      return encode(svg, format).finally(() => now--);
    },
  });
  const made = await Promise.all(
    ([96, 160, 240] as const).flatMap((width) =>
      (['webp', 'jpg'] as const).map((format) => pictures.load({ ...key, width, format })),
    ),
  );
  expect(new Set(made.map((bytes) => bytes?.toString('base64'))).size).toBe(6);
  expect(most).toBe(2);
});

test('a render that fails is tried again by the next request', async () => {
  const render = jest.fn(encode).mockRejectedValueOnce(new Error('out of memory'));
  const pictures = createPictures({ dataDir, describe: async () => cat, encode: render });
  await expect(pictures.load(key)).rejects.toThrow('out of memory');
  expect(await pictures.load(key)).not.toBeNull();
});

test('a picture that cannot be cached is served anyway', async () => {
  const onCacheError = jest.fn();
  const pictures = createPictures({ dataDir: '/dev/null', describe: async () => cat, onCacheError });
  expect(await pictures.load(key)).not.toBeNull();
  expect(onCacheError).toHaveBeenCalled();
});

test('an id without a spec has no picture', async () => {
  const { pictures } = open(null);
  expect(await pictures.tag(key)).toBeNull();
  expect(await pictures.load(key)).toBeNull();
});
