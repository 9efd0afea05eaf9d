import type { RootFacts } from './section';

export const rodents: RootFacts = {
  name: 'Товары для грызунов',
  code: 'tovary_dlya_gryzunov',
  heading: 'Товары для грызунов',
  animal: 'rodent',
  shapes: ['bag', 'cage', 'hay'],
  text: 'Корма, сено, клетки и лакомства для хомяков, кроликов, морских свинок, шиншилл и декоративных крыс.',
  children: [
    {
      name: 'Корм',
      code: 'korm',
      heading: 'Корм для грызунов',
      shapes: ['bag'],
      text: 'У каждого свой рацион: хомяку — зерно, шиншилле — гранулы и травы, кролику — прежде всего сено.',
      children: [
        { name: 'Для хомяков', code: 'dlya_khomyakov', heading: 'Корм для хомяков' },
        { name: 'Для кроликов', code: 'dlya_krolikov', heading: 'Корм для кроликов' },
        { name: 'Для морских свинок', code: 'dlya_morskikh_svinok', heading: 'Корм для морских свинок' },
        { name: 'Для шиншилл и дегу', code: 'dlya_shinshill', heading: 'Корм для шиншилл и дегу' },
        { name: 'Для крыс и мышей', code: 'dlya_krys', heading: 'Корм для крыс и мышей' },
      ],
    },
    {
      name: 'Сено и наполнители',
      code: 'seno_i_napolniteli',
      heading: 'Сено и наполнители для грызунов',
      shapes: ['hay'],
      text: 'Сено стирает зубы и помогает пищеварению, а мягкая подстилка бережёт лапы.',
      children: [
        { name: 'Сено', code: 'seno', heading: 'Сено для грызунов' },
        { name: 'Наполнители', code: 'napolniteli', heading: 'Наполнители для клеток' },
      ],
    },
    {
      name: 'Лакомства',
      code: 'lakomstva',
      heading: 'Лакомства для грызунов',
      shapes: ['seed-stick'],
      text: 'Зерновые палочки, сушёные овощи и травы, минеральные камни для зубов.',
      children: [
        { name: 'Зерновые палочки', code: 'palochki', heading: 'Зерновые палочки для грызунов' },
        { name: 'Овощи и травы', code: 'ovoshchi_i_travy', heading: 'Сушёные овощи и травы для грызунов' },
        { name: 'Минеральные камни', code: 'mineralnye', heading: 'Минеральные камни для грызунов' },
      ],
    },
    {
      name: 'Клетки и домики',
      code: 'kletki',
      heading: 'Клетки и домики для грызунов',
      shapes: ['cage', 'house'],
      text: 'Чем просторнее клетка, тем спокойнее зверёк. Домик обязателен: в нём прячутся и спят.',
      children: [
        { name: 'Клетки', code: 'kletki', heading: 'Клетки для грызунов' },
        { name: 'Домики', code: 'domiki', heading: 'Домики для грызунов' },
      ],
    },
    {
      name: 'Аксессуары',
      code: 'aksessuary',
      heading: 'Аксессуары для грызунов',
      shapes: ['decor', 'bottle'],
      text: 'Колёса, поилки и песок для купания.',
      children: [
        { name: 'Колёса и туннели', code: 'kolesa', heading: 'Колёса и туннели для грызунов' },
        { name: 'Поилки и миски', code: 'poilki', heading: 'Поилки и миски для грызунов' },
        { name: 'Песок для купания', code: 'pesok', heading: 'Песок для купания шиншилл' },
      ],
    },
  ],
};
