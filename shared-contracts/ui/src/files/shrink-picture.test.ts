import { shrinkPicture } from '.';

test('VAL-26 a file that is no picture, or larger than any photo, is refused before it is read', async () => {
  const read = jest.fn();
  Object.assign(globalThis, { createImageBitmap: read });
  await expect(shrinkPicture(new File(['<p>'], 'page.html', { type: 'text/html' }))).rejects.toThrow(
    /JPEG, PNG и WebP/,
  );
  const huge = new File(['x'], 'huge.jpg', { type: 'image/jpeg' });
  Object.defineProperty(huge, 'size', { value: 51 * 1024 * 1024 });
  await expect(shrinkPicture(huge)).rejects.toThrow('Слишком большая картинка');
  expect(read).not.toHaveBeenCalled();
});

test('a picture that the browser cannot decode is refused with its reason', async () => {
  Object.assign(globalThis, { createImageBitmap: jest.fn(async () => Promise.reject(new Error('decode'))) });
  await expect(shrinkPicture(new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' }))).rejects.toThrow(
    /JPEG, PNG и WebP/,
  );
});
