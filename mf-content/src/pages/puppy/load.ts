import { loadPurchases } from '../../pets/purchases';

/** What a puppy needs on its first day. */
export const loadPuppy = loadPurchases([
  {
    title: 'Корм для щенков',
    text: 'По размеру породы: мелкой, средней или крупной. Первые две недели — тот же, что у заводчика.',
    section: 'tovary_dlya_sobak/sukhoy_korm/dlya_shchenkov',
  },
  {
    title: 'Лежанка и плед',
    text: 'На вырост, со съёмным чехлом: стирать придётся часто.',
    section: 'tovary_dlya_sobak/lezhaki_i_domiki',
  },
  {
    title: 'Пелёнки',
    text: 'Пачка одноразовых и пара многоразовых, пока нет прогулок.',
    section: 'tovary_dlya_sobak/gigiena/pelenki',
  },
  {
    title: 'Ошейник и поводок',
    text: 'Лёгкие, с запасом на два пальца. Шлейку выберите, когда подрастёт.',
    section: 'tovary_dlya_sobak/amunitsiya',
  },
  {
    title: 'Две миски',
    text: 'Тяжёлые, нескользкие, для крупных пород — на подставке.',
    section: 'tovary_dlya_sobak/miski',
  },
  {
    title: 'Игрушки',
    text: 'Мягкая для сна, резиновая для зубов, канат для игры вдвоём.',
    section: 'tovary_dlya_sobak/igrushki',
  },
]);
