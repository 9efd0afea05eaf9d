import { findOrderRoute } from '@zapovednik/areas/cabinet/routes';
import { consentRoute, ofertaRoute, privacyPolicyRoute, sitemapPageRoute } from '@zapovednik/areas/content/routes';
import { link } from '@zapovednik/platform/routes';
import type { NavEntry } from './nav-entry';

/** Links that the law requires, and links that help the user. */
export const legalEntries: readonly NavEntry[] = [
  { title: 'Найти заказ', to: link(findOrderRoute) },
  { title: 'Публичная оферта', to: link(ofertaRoute) },
  { title: 'Политика конфиденциальности', to: link(privacyPolicyRoute) },
  { title: 'Согласие на обработку данных', to: link(consentRoute) },
  { title: 'Карта сайта', to: link(sitemapPageRoute) },
];
