import {
  bonusnayaProgrammaRoute,
  bonusProgramRoute,
  bonusProgramRulesRoute,
  bonusProgramShopsRoute,
} from '@zapovednik/areas/content/routes';
import { link } from '@zapovednik/platform/routes';

/** The breadcrumb of the pages about bonuses: their first page. */
export const bonusCrumb = { title: 'Бонусная программа', to: link(bonusProgramRoute) };

/** The pages about bonuses, which link to each other. */
export const bonusPages = [
  { title: 'Как копить и тратить', text: 'Коротко о программе', to: link(bonusProgramRoute) },
  { title: 'В магазинах', text: 'Карта на кассе и без телефона', to: link(bonusProgramShopsRoute) },
  { title: 'На сайте', text: 'Бонусы в корзине и кабинете', to: link(bonusnayaProgrammaRoute) },
  { title: 'Полные правила', text: 'Документ со всеми условиями', to: link(bonusProgramRulesRoute) },
];
