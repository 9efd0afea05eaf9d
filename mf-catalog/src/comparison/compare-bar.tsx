import { clsx } from 'clsx';
import { useApp } from 'shared-contracts/app';
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
} from 'shared-contracts/catalog/routes';
import { plural } from 'shared-contracts/format';
import { useQuery } from 'shared-contracts/query';
import { useLocation } from 'shared-contracts/router';
import { link, matchRoute } from 'shared-contracts/routes';
import { LinkButton } from 'shared-contracts/ui';
import { Scale } from 'shared-contracts/ui/icons';
import { usePageClass } from 'shared-contracts/ui/page-class';
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

/** The number of compared products and the way to them, at the bottom of pages with product cards. */
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
