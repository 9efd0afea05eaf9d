import type { RootFacts } from './section';

export const vet: RootFacts = {
  name: 'Ветаптека',
  code: 'vetapteka',
  heading: 'Ветаптека',
  animal: 'none',
  shapes: ['tablets', 'spray', 'box'],
  text: 'Средства от паразитов, витамины, успокоительные и рецептурные препараты. Перед применением покажите питомца врачу.',
  children: [
    {
      name: 'От блох и клещей',
      code: 'ot_blokh_i_kleshchey',
      heading: 'Средства от блох и клещей',
      shapes: ['tube', 'collar'],
      text: 'Сезон клещей длится с апреля по октябрь. Капли действуют месяц, ошейник — до восьми.',
      children: [
        { name: 'Капли на холку', code: 'kapli', heading: 'Капли на холку от блох и клещей' },
        { name: 'Ошейники', code: 'osheyniki', heading: 'Ошейники от блох и клещей' },
        { name: 'Таблетки', code: 'tabletki', heading: 'Таблетки от блох и клещей' },
        { name: 'Спреи', code: 'sprei', heading: 'Спреи от блох и клещей' },
      ],
    },
    {
      name: 'От глистов',
      code: 'ot_glistov',
      heading: 'Средства от глистов',
      shapes: ['tablets'],
      text: 'Обрабатывайте питомца раз в три месяца и за десять дней до прививки.',
      children: [
        { name: 'Таблетки', code: 'tabletki', heading: 'Таблетки от глистов' },
        { name: 'Суспензии', code: 'suspenzii', heading: 'Суспензии от глистов' },
      ],
    },
    {
      name: 'Витамины и добавки',
      code: 'vitaminy',
      heading: 'Витамины и добавки',
      shapes: ['jar'],
      text: 'Для суставов, шерсти и иммунитета. Витамины дополняют рацион, но не заменяют его.',
      children: [
        { name: 'Для суставов', code: 'dlya_sustavov', heading: 'Добавки для суставов' },
        { name: 'Для кожи и шерсти', code: 'dlya_shersti', heading: 'Витамины для кожи и шерсти' },
        { name: 'Для иммунитета', code: 'dlya_immuniteta', heading: 'Витамины для иммунитета' },
      ],
    },
    {
      name: 'Успокоительные',
      code: 'uspokoitelnye',
      heading: 'Успокоительные средства',
      shapes: ['bottle'],
      text: 'Переезд, салют, поезд, гости. Начните давать средство за несколько дней до события.',
      children: [
        { name: 'Капли', code: 'kapli', heading: 'Успокоительные капли' },
        { name: 'Спреи', code: 'sprei', heading: 'Успокоительные спреи' },
      ],
    },
    {
      name: 'Уши и глаза',
      code: 'ushi_i_glaza',
      heading: 'Средства для ушей и глаз',
      shapes: ['bottle'],
      text: 'Уши чистят раз в две недели, глаза протирают по мере надобности, всегда двумя разными салфетками.',
      children: [
        { name: 'Для ушей', code: 'dlya_ushey', heading: 'Лосьоны и капли для ушей' },
        { name: 'Для глаз', code: 'dlya_glaz', heading: 'Лосьоны и капли для глаз' },
      ],
    },
    {
      name: 'Раны и кожа',
      code: 'rany_i_kozha',
      heading: 'Обработка ран и уход за кожей',
      shapes: ['spray'],
      text: 'Промыть, обработать, не давать вылизывать. Глубокие раны показывают врачу.',
      children: [
        { name: 'Антисептики', code: 'antiseptiki', heading: 'Антисептики для животных' },
        { name: 'Защитные воротники', code: 'zashchitnye_vorotniki', heading: 'Защитные воротники' },
      ],
    },
    {
      name: 'Рецептурные препараты',
      code: 'retsepturnye',
      heading: 'Рецептурные препараты',
      shapes: ['tablets'],
      text: 'Отпускаются по рецепту ветеринарного врача. Возьмите рецепт с собой в магазин или приложите его к заказу.',
      children: [
        { name: 'Антибиотики', code: 'antibiotiki', heading: 'Антибиотики для животных' },
        {
          name: 'Противовоспалительные',
          code: 'protivovospalitelnye',
          heading: 'Противовоспалительные препараты для животных',
        },
      ],
    },
  ],
};
