import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithApp } from '@zapovednik/testing';
import { mockViewport } from '../../../testing/layout';
import { ProductGallery } from './product-gallery';

const SCROLLING = ['scrollTo', 'scrollIntoView'];
beforeAll(() => {
  mockViewport('desktop');
  for (const name of SCROLLING) Reflect.set(HTMLElement.prototype, name, () => {});
});
afterAll(() => {
  for (const name of SCROLLING) Reflect.deleteProperty(HTMLElement.prototype, name);
});

const show = (count: number) =>
  renderWithApp(
    <ProductGallery pictures={Array.from({ length: count }, (_, at) => `/pictures/product/7/${at + 1}`)} name="Корм">
      <b>−20%</b>
    </ProductGallery>,
  );

const pictures = () => within(screen.getByRole('list', { name: 'Фотографии: Корм' })).getAllByRole('button');
const counter = async (text: string) => waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(text));

test('LIM-42 the gallery of a product has at most ten pictures', () => {
  show(14);
  expect(pictures()).toHaveLength(10);
  expect(screen.getAllByRole('button', { name: /^Фотография \d+$/ })).toHaveLength(10);
});

test('the picture of the card that was pressed stands in the gallery at once, until the larger one has loaded', () => {
  const card = new Image();
  card.setAttribute('src', '/pictures/product/7/1-640.jpg');
  Object.defineProperties(card, { complete: { value: true }, currentSrc: { value: '/pictures/product/7/1-240.avif' } });
  document.body.append(card);
  show(2);
  card.remove();
  const [first, second] = pictures().map((picture) => [...picture.querySelectorAll('img')].map(({ src }) => src));
  expect(first).toEqual([expect.stringContaining('/1-240.avif'), expect.stringContaining('/1-640.jpg')]);
  expect(second).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Корм' })).toBe(pictures()[0]);
});

test('LIM-42 the keyboard reaches the picture that is shown, then the thumbnails; each opens a dialog', async () => {
  show(3);
  for (const picture of pictures()) expect(picture).toHaveAttribute('aria-haspopup', 'dialog');
  await userEvent.tab();
  expect(pictures()[0]).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Фотография 1' })).toHaveFocus();
});

test('a picture opens large; keys change it; after Escape the focus is on the picture that was seen last', async () => {
  show(3);
  await userEvent.click(screen.getByRole('button', { name: 'Корм' }));
  const large = await screen.findByRole('dialog', { name: 'Фотографии товара' });
  await counter('1 / 3');
  expect(within(large).getByRole('button', { name: 'Предыдущая фотография' })).toBeDisabled();
  await userEvent.keyboard('{ArrowRight}');
  await counter('2 / 3');
  expect(within(large).getByRole('button', { name: 'Увеличить' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(pictures()[1]).toHaveFocus();
});

test('the large gallery has the thumbnails of all pictures, and loads only the pictures that are near', async () => {
  show(10);
  await userEvent.click(screen.getByRole('button', { name: 'Корм' }));
  const thumbnails = within(await screen.findByRole('navigation', { name: 'Все фотографии' }));
  expect(thumbnails.getAllByRole('img')).toHaveLength(10);
  await userEvent.click(thumbnails.getByRole('img', { name: 'Корм, фотография 9' }));
  await counter('9 / 10');
  expect(document.querySelectorAll('.yarl__carousel img').length).toBeLessThan(6);
});

test('a single picture has neither thumbnails nor arrows, and opens large too', async () => {
  show(1);
  expect(screen.queryByRole('button', { name: 'Фотография 1' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Корм' }));
  const large = await screen.findByRole('dialog');
  expect(within(large).queryByRole('button', { name: 'Следующая фотография' })).not.toBeInTheDocument();
  await userEvent.click(within(large).getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
