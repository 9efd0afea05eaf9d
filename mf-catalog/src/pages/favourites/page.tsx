import { definePage, useAtom } from 'shared-contracts/app';
import { homeRoute } from 'shared-contracts/catalog/routes';
import { link } from 'shared-contracts/routes';
import { sessionAtom } from 'shared-contracts/shell/atoms';
import { Breadcrumbs, Container, Metadata } from 'shared-contracts/ui';
import frame from '../../page/page.module.css';
import { FavouriteList } from './favourite-list';
import { GuestFavourites } from './guest-favourites';
import { type FavouritesData, loadFavourites } from './load';

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
      {signedIn ? <FavouriteList /> : <GuestFavourites />}
    </Container>
  );
}

export const { Component, loader } = definePage({ load: loadFavourites, Component: FavouritesPage });
