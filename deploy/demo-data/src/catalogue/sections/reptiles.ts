import type { RootFacts } from './section';

export const reptiles: RootFacts = {
  name: 'Товары для рептилий',
  code: 'tovary-dlya-reptilij',
  heading: 'Товары для рептилий',
  animal: 'reptile',
  shapes: ['lamp', 'tank', 'decor'],
  text: 'Террариумы, лампы, корма и укрытия для черепах, ящериц и змей.',
  children: [
    {
      name: 'Террариумы',
      code: 'terrariumy',
      heading: 'Террариумы',
      shapes: ['tank'],
      text: 'Древесным животным важна высота, наземным — площадь дна.',
      children: [
        { name: 'Горизонтальные', code: 'gorizontalnye', heading: 'Горизонтальные террариумы' },
        { name: 'Вертикальные', code: 'vertikalnye', heading: 'Вертикальные террариумы' },
      ],
    },
    {
      name: 'Свет и обогрев',
      code: 'osveshchenie_i_obogrev',
      heading: 'Свет и обогрев для террариумов',
      shapes: ['lamp'],
      text: 'Без ультрафиолета рептилии не усваивают кальций. Меняйте лампу раз в полгода, даже если она ещё светит.',
      children: [
        { name: 'Ультрафиолетовые лампы', code: 'ultrafiolet', heading: 'Ультрафиолетовые лампы для рептилий' },
        { name: 'Лампы обогрева', code: 'obogrev', heading: 'Лампы обогрева для террариумов' },
        { name: 'Термоковрики', code: 'kovriki', heading: 'Термоковрики для террариумов' },
      ],
    },
    {
      name: 'Корм',
      code: 'korm',
      heading: 'Корм для рептилий',
      shapes: ['jar'],
      text: 'Сухопутным черепахам — травы, водным — рыба и рачки, агамам — насекомые с кальцием.',
      children: [
        { name: 'Для черепах', code: 'dlya_cherepakh', heading: 'Корм для черепах' },
        { name: 'Для ящериц', code: 'dlya_yashcherits', heading: 'Корм для ящериц' },
        { name: 'Витамины и кальций', code: 'vitaminy', heading: 'Витамины и кальций для рептилий' },
      ],
    },
    {
      name: 'Грунт и укрытия',
      code: 'grunt_i_ukrytiya',
      heading: 'Грунт и укрытия для террариумов',
      shapes: ['decor'],
      text: 'Песок для пустыни, кокос для тропиков, и укрытие на каждом конце террариума.',
      children: [
        { name: 'Субстраты', code: 'substraty', heading: 'Субстраты для террариумов' },
        { name: 'Укрытия', code: 'ukrytiya', heading: 'Укрытия для рептилий' },
      ],
    },
  ],
};
