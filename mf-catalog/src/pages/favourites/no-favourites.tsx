import { catalogRoute } from '@zapovednik/areas/catalog/routes';
import { link } from '@zapovednik/platform/routes';
import { EmptyState, LinkButton } from '@zapovednik/ui';
import { ProductCarousel } from '../../product-carousel/product-carousel';
import { ViewedSlot } from '../../slots/slots';

/** An empty list: it explains how to add favourites, and links to goods (FAV-09). */
export const NoFavourites = () => (
  <>
    <EmptyState
      title="Здесь пока пусто"
      text="Нажмите на сердечко у товара, и он будет ждать вас здесь."
      action={
        <LinkButton variant="primary" to={link(catalogRoute)}>
          В каталог
        </LinkButton>
      }
    />
    <ProductCarousel title="Популярные товары" list="popular" />
    <ViewedSlot />
  </>
);
