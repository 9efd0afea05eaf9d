import { homeRoute } from '@zapovednik/areas/catalog/routes';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { definePage, useAtom } from '@zapovednik/platform/app';
import { link } from '@zapovednik/platform/routes';
import { Breadcrumbs, Container, Metadata } from '@zapovednik/ui';
import frame from '../../page/page.module.css';
import { FavouriteList } from './favourite-list';
import { GuestFavourites } from './guest-favourites';
import { type FavouritesData, loadFavourites } from './load';

/** The favourites of the signed-in customer; anonymous visitors see an explanation and a sign-in button (FAV-09). */
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
      {signedIn ? <FavouriteList /> : <GuestFavourites />}
    </Container>
  );
}

export const { Component, loader } = definePage({ load: loadFavourites, Component: FavouritesPage });
