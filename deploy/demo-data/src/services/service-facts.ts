import type { servicePrice } from 'deploy-api/db/schema/index';
import type { ServiceKind } from 'deploy-api/db/schema/salon';

type Price = Pick<typeof servicePrice.$inferInsert, 'animal' | 'breed' | 'size' | 'price'>;

/** A service of the chain; prices in kopecks. */
export interface ServiceFacts {
  readonly name: string;
  readonly description: string;
  readonly minutes: number;
  readonly prices: readonly Price[];
}

/** One price for each animal, in roubles. */
const by = (prices: Partial<Record<'dog' | 'cat' | 'other', number>>): Price[] =>
  (['dog', 'cat', 'other'] as const).flatMap((animal) => {
    const price = prices[animal];
    return price === undefined ? [] : [{ animal, breed: '', size: '', price: price * 100 }];
  });

/** Of dogs: small, medium, large; and of the breeds whose coat takes longer. In roubles. */
function ofDogs(
  [small, medium, large]: readonly [number, number, number],
  breeds: Record<string, number> = {},
): Price[] {
  const sizes = Object.entries({ small, medium, large } as const).map(
    ([size, price]): Price => ({
      animal: 'dog',
      breed: '',
      size: size === 'small' ? 'small' : size === 'medium' ? 'medium' : 'large',
      price: price * 100,
    }),
  );
  const named = Object.entries(breeds).map(
    ([breed, price]): Price => ({ animal: 'dog', breed, size: '', price: price * 100 }),
  );
  return [...sizes, ...named];
}

export const serviceFacts: Readonly<Record<ServiceKind, readonly ServiceFacts[]>> = {
  vet: [
    {
      name: 'Осмотр и консультация',
      description: 'Взвесим, послушаем, осмотрим уши, зубы и кожу, ответим на вопросы о кормлении.',
      minutes: 30,
      prices: by({ dog: 900, cat: 900, other: 1100 }),
    },
    {
      name: 'Повторный осмотр',
      description: 'В течение двух недель после первого, с тем же вопросом.',
      minutes: 30,
      prices: by({ dog: 500, cat: 500, other: 600 }),
    },
    {
      name: 'Комплексная прививка',
      description: 'С осмотром, вакциной и отметкой в паспорте.',
      minutes: 30,
      prices: by({ dog: 1700, cat: 1600 }),
    },
    {
      name: 'Прививка от бешенства',
      description: 'С осмотром и отметкой в паспорте; действует год.',
      minutes: 30,
      prices: by({ dog: 900, cat: 900 }),
    },
    {
      name: 'Чипирование и паспорт',
      description: 'Установим чип, проверим сканером, внесём в базу, заведём паспорт.',
      minutes: 30,
      prices: by({ dog: 1900, cat: 1900 }),
    },
    {
      name: 'Документы в поездку',
      description: 'Проверим прививки и подскажем, что и когда сделать для поездки по стране и за границу.',
      minutes: 30,
      prices: by({ dog: 1200, cat: 1200, other: 1200 }),
    },
    {
      name: 'Взятие анализов',
      description: 'Кровь и другие анализы; результат придёт на почту, врач объяснит его по телефону.',
      minutes: 30,
      prices: by({ dog: 700, cat: 700, other: 900 }),
    },
    {
      name: 'УЗИ брюшной полости',
      description: 'С описанием и консультацией. Не кормите питомца за восемь часов.',
      minutes: 60,
      prices: by({ dog: 2400, cat: 2200 }),
    },
    {
      name: 'Стрижка когтей',
      description: 'Кошкам, собакам, грызунам и птицам, которые не любят, когда держат лапу.',
      minutes: 30,
      prices: by({ dog: 500, cat: 400, other: 400 }),
    },
    {
      name: 'Процедура по назначению',
      description: 'Укол, капельница или перевязка по листу вашего лечащего врача.',
      minutes: 60,
      prices: by({ dog: 800, cat: 800, other: 900 }),
    },
  ],
  grooming: [
    {
      name: 'Комплексный уход',
      description: 'Мытьё, сушка, вычёсывание, когти, уши, гигиеническая стрижка.',
      minutes: 120,
      prices: [
        ...ofDogs([2200, 3200, 4600], {
          'Йоркширский терьер': 2500,
          Шпиц: 2700,
          Пудель: 3400,
          'Золотистый ретривер': 4900,
        }),
        ...by({ cat: 2600 }),
      ],
    },
    {
      name: 'Стрижка по породе',
      description: 'По стандарту или по вашему желанию, с мытьём и сушкой.',
      minutes: 150,
      prices: ofDogs([2800, 3900, 5400], {
        'Йоркширский терьер': 2900,
        'Ши-тцу': 2900,
        Шпиц: 3000,
        Пудель: 3900,
        'Кокер-спаниель': 3900,
      }),
    },
    {
      name: 'Мытьё и сушка',
      description: 'Шампунь и кондиционер по типу шерсти, сушка без спешки.',
      minutes: 60,
      prices: [...ofDogs([1300, 1900, 2900]), ...by({ cat: 1700 })],
    },
    {
      name: 'Экспресс-линька',
      description: 'Убираем подшёрсток, пока он не оказался на диване.',
      minutes: 120,
      prices: [...ofDogs([2300, 3300, 4800], { Хаски: 4900, Корги: 3300, Лабрадор: 4200 }), ...by({ cat: 2800 })],
    },
    {
      name: 'Тримминг',
      description: 'Для жёсткошёрстных пород, вручную.',
      minutes: 180,
      prices: ofDogs([3400, 4400, 6200], {
        'Вест-хайленд-уайт-терьер': 3900,
        Цвергшнауцер: 3900,
        'Джек-рассел-терьер': 3600,
      }),
    },
    {
      name: 'Первый визит щенка или котёнка',
      description: 'Знакомство с феном и машинкой, коротко и ласково.',
      minutes: 60,
      prices: by({ dog: 1200, cat: 1200 }),
    },
    {
      name: 'Когти и уши',
      description: 'Стрижка когтей и чистка ушей без мытья.',
      minutes: 30,
      prices: by({ dog: 600, cat: 600 }),
    },
  ],
  handling: [
    {
      name: 'Знакомство с кинологом',
      description: 'Первая встреча: посмотрим на собаку и договоримся о целях.',
      minutes: 60,
      prices: by({ dog: 1000 }),
    },
    {
      name: 'Занятие для щенка',
      description: 'От трёх до шести месяцев: кличка, подзыв, поводок, знакомство с городом и собаками.',
      minutes: 60,
      prices: by({ dog: 1400 }),
    },
    {
      name: 'Послушание в городе',
      description: 'Рядом, стоять, нельзя, выдержка среди людей, машин и велосипедов.',
      minutes: 60,
      prices: by({ dog: 1600 }),
    },
    {
      name: 'Коррекция поведения',
      description: 'Страхи, лай, агрессия, разрушения дома — с кинологом-зоопсихологом.',
      minutes: 90,
      prices: by({ dog: 2600 }),
    },
    {
      name: 'Занятие дома или во дворе',
      description: 'Там, где живёт трудность: во дворе, в лифте, дома.',
      minutes: 90,
      prices: by({ dog: 2900 }),
    },
    {
      name: 'Подготовка к выставке',
      description: 'Стойка, движение в ринге, спокойствие при осмотре.',
      minutes: 60,
      prices: by({ dog: 1800 }),
    },
  ],
};
