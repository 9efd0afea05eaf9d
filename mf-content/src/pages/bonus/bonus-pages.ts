import { to } from 'shared-contracts/routes';

/** The way to the pages about bonuses: their first page. */
export const bonusCrumb = { title: 'Бонусная программа', to: to.page('bonusProgram') };

/** The pages about bonuses, for each other. */
export const bonusPages = [
  { title: 'Как копить и тратить', text: 'Коротко о программе', to: to.page('bonusProgram') },
  { title: 'В магазинах', text: 'Карта на кассе и без телефона', to: to.page('bonusProgramShops') },
  { title: 'На сайте', text: 'Бонусы в корзине и кабинете', to: to.page('bonusnayaProgramma') },
  { title: 'Полные правила', text: 'Документ со всеми условиями', to: to.page('bonusProgramRules') },
];
