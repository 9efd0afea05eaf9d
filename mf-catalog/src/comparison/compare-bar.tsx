import {
  brandRoute,
  catalogRoute,
  compareRoute,
  favouritesRoute,
  homeRoute,
  productRoute,
  searchResultRoute,
  searchRoute,
  sectionRoute,
} from '@zapovednik/areas/catalog/routes';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { useLocation } from '@zapovednik/platform/router';
import { link, matchRoute } from '@zapovednik/platform/routes';
import { plural } from '@zapovednik/rules/format';
import { LinkButton } from '@zapovednik/ui';
import { Scale } from '@zapovednik/ui/icons';
import { usePageClass } from '@zapovednik/ui/layout';
import { clsx } from 'clsx';
import styles from './compare-bar.module.css';
import { comparedQuery } from './compared';

/** The pages with product cards. */
const pages = [
  homeRoute,
  catalogRoute,
  sectionRoute,
  productRoute,
  brandRoute,
  searchRoute,
  searchResultRoute,
  favouritesRoute,
];

/** The number of compared products and a link to them, at the bottom of pages with product cards. */
export function CompareBar() {
  const { data: compared = [] } = useQuery(comparedQuery(useApp()));
  const count = compared.length;
  const route = matchRoute(pages, useLocation().pathname);
  const isShown = count > 0 && route !== null;
  const isOverBuyBar = route?.id === productRoute.id;
  usePageClass(styles.pageOfBar, isShown);
  usePageClass(styles.pageOfBars, isShown && isOverBuyBar);
  if (!isShown) return null;
  return (
    <aside aria-label="Сравнение" className={clsx(styles.bar, isOverBuyBar && styles.overBuyBar)}>
      <p role="status">
        <Scale />В сравнении {count} {plural(count, ['товар', 'товара', 'товаров'])}
      </p>
      <LinkButton to={link(compareRoute)}>Сравнить</LinkButton>
    </aside>
  );
}
