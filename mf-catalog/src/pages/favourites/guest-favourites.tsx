import { openSignIn } from '@zapovednik/areas/cabinet/commands';
import { useApp, useCommand } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { Button, EmptyState } from '@zapovednik/ui';
import { useEffect, useState } from 'react';
import { ProductGrid } from '../../product-list/product-grid';
import { pageQuery } from '../../products/page-query';
import { ViewedSlot } from '../../slots/slots';
import { waitingFavourite } from '../../waiting/waiting-product';
import styles from './favourites-page.module.css';

/** Page size of a list by ids (CAT-48). */
const pageSize = 200;

/** Explains the page, offers the sign-in, and shows the product whose heart was clicked (FAV-03, FAV-09). */
export function GuestFavourites() {
  const { run } = useCommand(openSignIn);
  // Stored in this browser only: the server renders the page without it.
  const [waiting, setWaiting] = useState<number | null>(null);
  useEffect(() => setWaiting(waitingFavourite.read()), []);
  return (
    <>
      <EmptyState
        title="Избранное хранится в вашем аккаунте"
        text="Войдите, и отмеченные сердечком товары будут с вами на любом устройстве."
        action={
          <Button variant="primary" onClick={() => run({})}>
            Войти
          </Button>
        }
      />
      {waiting !== null && <Waiting productId={waiting} />}
      <ViewedSlot />
    </>
  );
}

function Waiting({ productId }: { productId: number }) {
  const { data } = useQuery(pageQuery(useApp(), { filter: { ID: [productId] }, perPage: pageSize }));
  if (!data?.products.length) return null;
  return (
    <section className={styles.waiting}>
      <h2>Добавим, как только вы войдёте</h2>
      <ProductGrid products={data.products} label="Ждёт входа" />
    </section>
  );
}
