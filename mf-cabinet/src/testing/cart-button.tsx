import { cartControl } from '@zapovednik/areas/catalog/widgets';
import type { TestApp } from '@zapovednik/testing';

/** The catalogue's button of a product, as the cabinet uses it: it shows its props. */
function CartButton(props: object) {
  const { name, available, soldOut } = cartControl.props.parse(props);
  return <button type="button">{soldOut ? `Подписаться: ${name}` : `В корзину: ${name}, ${available}`}</button>;
}

/** The same app, in which the catalogue's widgets are ready. */
export const withCartButtons = (app: TestApp): TestApp => ({
  ...app,
  widgets: { ready: () => CartButton, load: async () => CartButton },
});
