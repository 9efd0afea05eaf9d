import type { banner } from 'deploy-api/db/schema/index';

/** The banners of the grooming page (GRM-04). */
export const groomingBanners: (typeof banner.$inferInsert)[] = [
  {
    place: 'grooming',
    sort: 10,
    title: 'Линька без шерсти дома',
    text: 'Вычешем подшёрсток за один визит: собакам и кошкам.',
    button: 'Выбрать время',
    url: '/grooming/#zapis',
    picture: '/pictures/banner/dog-4/1',
  },
  {
    place: 'grooming',
    sort: 20,
    title: 'Первый раз — с лаской',
    text: 'Короткий визит для щенков и котят, чтобы не бояться фена.',
    button: 'Записать малыша',
    url: '/grooming/#zapis',
    picture: '/pictures/banner/cat-11/1',
  },
];
