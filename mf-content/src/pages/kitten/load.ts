import { loadPurchases } from '../../pets/purchases';

/** What a kitten needs on its first day. */
export const loadKitten = loadPurchases([
  {
    title: 'Корм для котят',
    text: 'Тот, к которому он привык: сухой и несколько пакетиков влажного.',
    section: 'tovary_dlya_koshek/sukhoy_korm/dlya_kotyat',
  },
  {
    title: 'Лоток и наполнитель',
    text: 'Низкий борт, мелкий наполнитель, совок. Второй лоток, если квартира большая.',
    section: 'tovary_dlya_koshek/lotki/otkrytye',
  },
  {
    title: 'Две миски',
    text: 'Керамика или сталь: пластик пахнет и царапается.',
    section: 'tovary_dlya_koshek/miski',
  },
  {
    title: 'Переноска',
    text: 'Жёсткая, с дверцей сверху и спереди. Пригодится у врача.',
    section: 'tovary_dlya_koshek/perenoski',
  },
  {
    title: 'Когтеточка',
    text: 'Столбик выше котёнка в полный рост, устойчивый.',
    section: 'tovary_dlya_koshek/kogtetochki/stolbiki',
  },
  {
    title: 'Дом или лежанка',
    text: 'Тёмное укрытие, куда никто не заглядывает без спроса.',
    section: 'tovary_dlya_koshek/lezhaki_i_domiki/lezhaki',
  },
]);
