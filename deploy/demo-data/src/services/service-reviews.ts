import type { serviceReview } from 'deploy-api/db/schema/index';
import type { ServiceKind } from 'deploy-api/db/schema/salon';
import { randomOf } from '../random/random';
import { reviewerOf } from '../reviews/reviewers';
import { salons } from './salons';
import { specialists } from './specialists';

const said: Readonly<Record<ServiceKind, readonly (readonly [score: number, text: string])[]>> = {
  vet: [
    [5, 'Приняли вовремя, всё объяснили и расписали на листе. Кот даже не заметил прививку.'],
    [5, 'Спокойный кабинет, никто не торопит. Ответили на все вопросы о корме для пожилой собаки.'],
    [5, 'Собака боится врачей, но здесь ей дали осмотреться и угостили. Осмотр прошёл без намордника.'],
    [4, 'Врач внимательный. Пришлось подождать минут десять: перед нами был щенок с занозой.'],
    [5, 'Чипировали и сразу завели паспорт. Цена ровно та, что была на сайте.'],
    [5, 'Взяли анализы, вечером результат пришёл на почту, на следующий день врач перезвонил и всё разъяснил.'],
    [4, 'Хороший осмотр и честный совет ехать в клинику с рентгеном. Жаль, что его нет на месте.'],
    [5, 'Стригли когти кролику: быстро и без стресса. Показали, как делать дома.'],
    [3, 'По делу, но хотелось бы больше времени на вопросы.'],
  ],
  grooming: [
    [5, 'Шпиц вышел облаком. Мастер прислал фотографию, пока мы гуляли.'],
    [5, 'Первый визит щенка: короткий, ласковый, с перерывами. Теперь фен ему не страшен.'],
    [5, 'Разобрали колтуны, которые мы уже собирались сбривать. Показали, как вычёсывать.'],
    [4, 'Стрижка отличная, только заняла на полчаса дольше, чем обещали.'],
    [5, 'Вычесали хаски: дома впервые за месяц чисто. Цена как в прейскуранте.'],
    [5, 'Кошку помыли и высушили без единого крика. Не верила, что так бывает.'],
    [4, 'Аккуратно и вежливо. Хотелось бы больше времени по вечерам.'],
    [5, 'Тримминг вручную, шерсть как на выставке. Ходим только сюда.'],
  ],
  handling: [
    [5, 'За три занятия перестали тянуть поводок. Объясняют не собаке, а нам — и это работает.'],
    [5, 'Собака из приюта боялась лифта. Начали с двора, теперь ездим на девятый этаж.'],
    [5, 'Щенок выучил подзыв за неделю. Домашние задания короткие и понятные.'],
    [4, 'Занятия хорошие, но зимой на открытой площадке холодно. Говорят, есть крытая.'],
    [5, 'Готовились к выставке: стойка и движение за месяц стали другими.'],
    [5, 'Кинолог честно сказал, сколько нужно занятий, и не предлагал лишних.'],
  ],
};

const DAY = 86_400_000;

/** Reviews of every specialist, of the last year; not all of them are full of praise. */
export function serviceReviews(today: Date): (typeof serviceReview.$inferInsert)[] {
  const kindOf = new Map(salons().map(({ id, kind }) => [id, kind]));
  return specialists().specialists.flatMap(({ id: specialistId, salonId }) => {
    const kind = kindOf.get(salonId);
    if (!kind) return [];
    const random = randomOf('service-reviews', specialistId);
    return random.sample(said[kind], random.int(2, 4)).map(([score, text]) => {
      const { name, lastName } = reviewerOf(random);
      const createdAt = new Date(today.getTime() - random.int(2, 330) * DAY - random.int(0, 600) * 60_000);
      return { specialistId, name: `${name} ${lastName}`.trim(), score, text, createdAt };
    });
  });
}
