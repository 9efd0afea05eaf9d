import { definePage, useApp, useAtom, useCommand } from 'shared-contracts/app';
import { openSignIn } from 'shared-contracts/cabinet/commands';
import { catalogRoute, favouritesRoute, homeRoute } from 'shared-contracts/catalog/routes';
import { plural } from 'shared-contracts/format';
import { useQuery } from 'shared-contracts/query';
import { useSearchParams } from 'shared-contracts/router';
import { link } from 'shared-contracts/routes';
import { sessionAtom } from 'shared-contracts/shell/atoms';
import {
  Breadcrumbs,
  Button,
  Container,
  EmptyState,
  ErrorFallback,
  LinkButton,
  Metadata,
  Pagination,
} from 'shared-contracts/ui';
import { favouritesQuery } from '../../favourites/favourites-query';
import { ViewedSlot } from '../../later/slots';
import frame from '../../page/page.module.css';
import { CardRowSkeleton } from '../../product-carousel/card-row';
import { listHref, readListAddress } from '../../product-list/list-address';
import { ProductGrid } from '../../product-list/product-grid';
import styles from './favourites-page.module.css';
import { type FavouritesData, loadFavourites } from './load';

/** Favourites per page (FAV-08, LIM-19). */
const pageSize = 200;

/** The favourites of the signed-in customer; anonymous visitors see what the page is for and a sign-in button (FAV-09). */
function FavouritesPage({ data: before }: { data: FavouritesData }) {
  const { status } = useAtom(sessionAtom);
  const signedIn = status === 'unknown' ? before.signedIn : status === 'authorized';
  return (
    <Container className={frame.page}>
      <Metadata
        title="Избранное — Заповедник"
        description="Товары, которые вы отметили сердечком в «Заповеднике»."
        hidden
      />
      <Breadcrumbs items={[{ title: 'Главная', to: link(homeRoute) }, { title: 'Избранное' }]} />
      <h1 className={frame.title}>Избранное</h1>
      {signedIn ? <FavouriteList /> : <SignInFirst />}
    </Container>
  );
}

function FavouriteList() {
  const { data, isError, isFetching, refetch } = useQuery(favouritesQuery(useApp()));
  const [query] = useSearchParams();
  if (!data) {
    return isError ? (
      <ErrorFallback title="Не удалось загрузить продукты" onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <CardRowSkeleton title="Избранное" />
    );
  }
  if (data.length === 0) {
    return (
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
        <ViewedSlot />
      </>
    );
  }
  const { page } = readListAddress(query);
  return (
    <>
      <p className={styles.count}>
        {data.length} {plural(data.length, ['товар', 'товара', 'товаров'])}
      </p>
      <ProductGrid
        products={data.slice((page - 1) * pageSize, page * pageSize).map(({ product }) => product)}
        label="Избранные товары"
        leading
      />
      <Pagination
        page={page}
        pages={Math.ceil(data.length / pageSize)}
        to={(next) => listHref(link(favouritesRoute), query, { page: next })}
      />
    </>
  );
}

function SignInFirst() {
  const { run } = useCommand(openSignIn);
  return (
    <>
      <EmptyState
        title="Избранное хранится в вашем профиле"
        text="Войдите, и отмеченные сердечком товары будут с вами на любом устройстве."
        action={
          <Button variant="primary" onClick={() => run({})}>
            Войти
          </Button>
        }
      />
      <ViewedSlot />
    </>
  );
}

export const { Component, loader } = definePage({ load: loadFavourites, Component: FavouritesPage });
