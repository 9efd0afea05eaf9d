import type { RootFacts } from './section';

export const birds: RootFacts = {
  name: 'Товары для птиц',
  code: 'tovary_dlya_ptits',
  heading: 'Товары для птиц',
  animal: 'bird',
  shapes: ['bag', 'cage', 'seed-stick'],
  text: 'Зерносмеси, лакомства, клетки и игрушки для попугаев, канареек и других домашних птиц.',
  children: [
    {
      name: 'Корм',
      code: 'korm',
      heading: 'Корм для птиц',
      shapes: ['bag'],
      text: 'Основа рациона — зерносмесь, а к ней овощи, зелень и минералы.',
      children: [
        { name: 'Для волнистых попугаев', code: 'dlya_volnistykh', heading: 'Корм для волнистых попугаев' },
        { name: 'Для средних попугаев', code: 'dlya_srednikh', heading: 'Корм для средних попугаев' },
        { name: 'Для крупных попугаев', code: 'dlya_krupnykh', heading: 'Корм для крупных попугаев' },
        { name: 'Для канареек', code: 'dlya_kanareek', heading: 'Корм для канареек' },
      ],
    },
    {
      name: 'Лакомства',
      code: 'lakomstva',
      heading: 'Лакомства для птиц',
      shapes: ['seed-stick'],
      text: 'Зерновые палочки занимают клюв, а просо в колосьях помогает приручить птицу.',
      children: [
        { name: 'Зерновые палочки', code: 'palochki', heading: 'Зерновые палочки для птиц' },
        { name: 'Просо и зелень', code: 'proso', heading: 'Просо в колосьях и зелень для птиц' },
      ],
    },
    {
      name: 'Клетки',
      code: 'kletki',
      heading: 'Клетки для птиц',
      shapes: ['cage'],
      text: 'Птица должна расправлять крылья, не задевая прутьев.',
      children: [
        { name: 'Для мелких птиц', code: 'dlya_melkikh', heading: 'Клетки для мелких птиц' },
        { name: 'Для крупных птиц', code: 'dlya_krupnykh', heading: 'Клетки для крупных птиц' },
      ],
    },
    {
      name: 'Аксессуары',
      code: 'aksessuary',
      heading: 'Аксессуары для птиц',
      shapes: ['decor'],
      text: 'Жёрдочки разной толщины берегут лапки, а игрушки — перья: скучающая птица их выщипывает.',
      children: [
        { name: 'Жёрдочки и игрушки', code: 'zherdochki', heading: 'Жёрдочки и игрушки для птиц' },
        { name: 'Кормушки и поилки', code: 'kormushki', heading: 'Кормушки и поилки для птиц' },
        { name: 'Минеральные подкормки', code: 'podkormki', heading: 'Минеральные подкормки и песок для птиц' },
      ],
    },
  ],
};
