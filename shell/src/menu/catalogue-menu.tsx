import { catalogRoute } from '@zapovednik/areas/catalog/routes';
import { useApp } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { LayoutGrid } from '@zapovednik/ui/icons';
import { useState } from 'react';
import { Dropdown } from '../frame/dropdown';
import { useLazy } from '../frame/use-lazy';
import { CategoryIcon } from '../links/category-icon';
import { servicesGroup } from '../links/link-groups';
import { catalogueExtras, rootCategories } from '../links/root-categories';
import styles from './catalogue-menu.module.css';

const bringSubsections = async () =>
  (await import(/* webpackChunkName: "lazy-subsections" */ './subsections')).Subsections;

const [firstCategory] = rootCategories;

/**
 * The catalogue button with two levels. Root categories are in the page (LAY-33 to LAY-41); their contents load when the menu
 * opens. A category's subsections follow it in the DOM, so the keyboard visits both levels in order.
 */
export function CatalogueMenu() {
  const city = useApp().city;
  const [active, setActive] = useState(firstCategory?.code);
  const [Subsections, loadSubsections] = useLazy('subsections', bringSubsections);

  return (
    <Dropdown
      className={styles.menu}
      summaryClass={styles.button}
      summary={
        <>
          <LayoutGrid />
          Каталог
        </>
      }
      onToggle={(open) => open && loadSubsections()}
    >
      <nav aria-label="Каталог" className={styles.panel}>
        <ul className={styles.roots}>
          {rootCategories.map(({ code, title, to: address, icon }) => (
            <li key={code} data-active={active === code}>
              <Link to={address} onFocus={() => setActive(code)} onPointerEnter={() => setActive(code)}>
                <CategoryIcon name={icon} />
                {title}
              </Link>
              {Subsections && active === code && <Subsections root={code} title={title} />}
            </li>
          ))}
          {catalogueExtras.map(({ code, title, to: address, icon }) => (
            <li key={code}>
              <Link to={address}>
                <CategoryIcon name={icon} />
                {title}
              </Link>
            </li>
          ))}
          {servicesGroup(city).entries.map(({ title, to: address }) => (
            <li key={address} className={styles.service}>
              <Link to={address}>{title}</Link>
            </li>
          ))}
          <li className={styles.all}>
            <Link to={link(catalogRoute)}>Весь каталог</Link>
          </li>
        </ul>
      </nav>
    </Dropdown>
  );
}
