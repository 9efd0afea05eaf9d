import { useApp } from '@zapovednik/platform/app';
import { Link, useLocation } from '@zapovednik/platform/router';
import { Drawer } from '@zapovednik/ui/drawer';
import { useEffect, useState } from 'react';
import { CityButton } from '../frame/city-button';
import { PhoneLink } from '../frame/phone-link';
import { useProfileLink } from '../frame/use-profile-link';
import { CategoryIcon } from '../links/category-icon';
import { servicesGroup } from '../links/link-groups';
import { MainMenuList } from '../links/main-menu-list';
import { catalogueExtras, rootCategories } from '../links/root-categories';
import styles from './menu-drawer.module.css';

interface MenuDrawerProps {
  /** The phone menu also has the catalogue and the profile, which are in the header on a desktop. */
  kind: 'mobile' | 'side';
}

/** The main menu in a drawer; it closes after a navigation. */
export function MenuDrawer({ kind }: MenuDrawerProps) {
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const [closed, setClosed] = useState(false);
  const open = !closed && key === openedAt;

  useEffect(() => {
    if (key !== openedAt) setClosed(true);
  }, [key, openedAt]);

  return (
    <Drawer side="left" open={open} onClose={() => setClosed(true)} title="Меню">
      <nav aria-label="Главное меню" className={styles.menu}>
        {kind === 'mobile' && <ForPhones />}
        <MainMenuList />
        <div className={styles.foot}>
          <CityButton />
          <PhoneLink />
        </div>
      </nav>
    </Drawer>
  );
}

function ForPhones() {
  const profile = useProfileLink();
  const city = useApp().city;
  const categories = [...rootCategories, ...catalogueExtras];
  return (
    <>
      <Link to={profile.to} className={styles.profile}>
        <profile.Icon />
        {profile.label}
      </Link>
      <ul className={styles.categories}>
        {categories.map(({ code, title, to, icon }) => (
          <li key={code}>
            <Link to={to}>
              <CategoryIcon name={icon} />
              {title}
            </Link>
          </li>
        ))}
        {servicesGroup(city).entries.map(({ title, to }) => (
          <li key={to} className={styles.service}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
