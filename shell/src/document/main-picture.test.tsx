/** @jest-environment node */

import { Picture } from '@zapovednik/ui';
import { renderToString } from 'react-dom/server';
import { mainPicture } from './main-picture';

const picture = (name: string, priority = false) => (
  <Picture src={`/pictures/${name}/1`} alt="" sizes="(min-width: 720px) 50vw, 100vw" priority={priority} />
);

test('the main picture of a page is loaded as its element would load it', () => {
  const html = renderToString(
    <main>
      {picture('tile')}
      {picture('banner', true)}
      {picture('other')}
    </main>,
  );
  const [, srcSet] = /srcSet="(\/pictures\/banner\/1-96\.avif [^"]+)"/.exec(html) ?? [];
  expect(mainPicture(html)?.link).toBe(
    `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcSet}" imagesizes="(min-width: 720px) 50vw, 100vw" fetchpriority="high">`,
  );
});

test('a page without a main picture loads none first', () => {
  expect(mainPicture(renderToString(<main>{picture('tile')} fetchPriority="high"</main>))).toBeNull();
});
