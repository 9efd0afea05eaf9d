import type { banner } from 'deploy-api/db/schema/index';

/** The banners of the home page. */
export const banners: (typeof banner.$inferInsert)[] = [
  {
    place: 'main',
    sort: 10,
    title: 'Всё, чтобы хвост вилял',
    text: 'Корм, лакомства и аптека для питомцев: заберите сегодня из магазина или ждите курьера.',
    button: 'В каталог',
    url: '/catalog/',
    picture: '/pictures/banner/1/1',
  },
  {
    place: 'main',
    sort: 20,
    title: 'Полная миска',
    text: 'Кормим всю семью: сытные рационы и паучи со скидкой, пока идёт акция.',
    button: 'Выбрать корм',
    url: '/selection/food/',
    picture: '/pictures/banner/cat-7/1',
  },
  {
    place: 'main',
    sort: 30,
    title: 'Щенок в доме?',
    text: 'Собрали, что понадобится в первый месяц, и рассказали, чего бояться не надо.',
    button: 'Читать и собирать',
    url: '/puppy/',
    picture: '/pictures/banner/dog-12/1',
  },
  {
    place: 'main',
    sort: 40,
    title: 'Сено хрустит, перья блестят',
    text: 'Клетки, сено и зерновые палочки для тех, кто поменьше.',
    button: 'Грызунам и птицам',
    url: '/catalog/tovary_dlya_gryzunov/',
    picture: '/pictures/banner/rodent-5/1',
  },
  {
    place: 'single',
    sort: 10,
    title: 'Корзина для приюта',
    text: 'Соберите заказ для фонда: привезём бесплатно и пришлём фотографию.',
    button: 'Как помочь',
    url: '/pomoshch-fondam/',
    picture: '/pictures/banner/dog-31/1',
  },
];
