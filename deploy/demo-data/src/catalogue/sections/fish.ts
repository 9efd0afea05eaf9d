import type { RootFacts } from './section';

export const fish: RootFacts = {
  name: 'Аквариумистика',
  code: 'akvariumistika',
  heading: 'Аквариумистика',
  animal: 'fish',
  shapes: ['tank', 'filter', 'tin'],
  text: 'Аквариумы, фильтры, свет, грунт и корма для рыб. Поможем запустить первый аквариум и ухаживать за десятым.',
  children: [
    {
      name: 'Аквариумы',
      code: 'akvariumy',
      heading: 'Аквариумы',
      shapes: ['tank'],
      text: 'Чем больше воды, тем проще удержать равновесие: новичку советуем начинать с пятидесяти литров.',
      children: [
        { name: 'До 50 литров', code: 'do_50_litrov', heading: 'Аквариумы до 50 литров' },
        { name: 'От 50 до 150 литров', code: 'ot_50_litrov', heading: 'Аквариумы от 50 до 150 литров' },
        { name: 'Больше 150 литров', code: 'ot_150_litrov', heading: 'Аквариумы больше 150 литров' },
      ],
    },
    {
      name: 'Корм для рыб',
      code: 'korm_dlya_ryb',
      heading: 'Корм для рыб',
      shapes: ['jar'],
      text: 'Хлопья едят у поверхности, гранулы — в толще, таблетки — у дна. Давайте столько, сколько рыбы съедят за две минуты.',
      children: [
        { name: 'Хлопья', code: 'khlopya', heading: 'Корм-хлопья для рыб' },
        { name: 'Гранулы', code: 'granuly', heading: 'Корм в гранулах для рыб' },
        { name: 'Таблетки и чипсы', code: 'tabletki', heading: 'Таблетки и чипсы для донных рыб' },
      ],
    },
    {
      name: 'Оборудование',
      code: 'oborudovanie',
      heading: 'Оборудование для аквариумов',
      shapes: ['filter', 'lamp'],
      text: 'Фильтр должен прогонять за час три-четыре объёма аквариума.',
      children: [
        { name: 'Фильтры', code: 'filtry', heading: 'Фильтры для аквариумов' },
        { name: 'Освещение', code: 'osveshchenie', heading: 'Светильники для аквариумов' },
        { name: 'Компрессоры', code: 'kompressory', heading: 'Компрессоры для аквариумов' },
        { name: 'Нагреватели', code: 'nagrevateli', heading: 'Нагреватели для аквариумов' },
      ],
    },
    {
      name: 'Грунт и декорации',
      code: 'grunt_i_dekor',
      heading: 'Грунт и декорации для аквариумов',
      shapes: ['decor'],
      text: 'Промойте грунт до прозрачной воды и уложите слоем четыре-пять сантиметров.',
      children: [
        { name: 'Грунт', code: 'grunt', heading: 'Грунт для аквариумов' },
        { name: 'Гроты и камни', code: 'groty', heading: 'Гроты и камни для аквариумов' },
        { name: 'Растения', code: 'rasteniya', heading: 'Искусственные растения для аквариумов' },
      ],
    },
    {
      name: 'Уход за водой',
      code: 'ukhod_za_vodoy',
      heading: 'Уход за аквариумной водой',
      shapes: ['bottle'],
      text: 'Кондиционер убирает хлор, бактерии запускают биологический фильтр, тесты показывают, всё ли в порядке.',
      children: [
        { name: 'Кондиционеры', code: 'konditsionery', heading: 'Кондиционеры для аквариумной воды' },
        { name: 'Тесты', code: 'testy', heading: 'Тесты для аквариумной воды' },
      ],
    },
  ],
};
