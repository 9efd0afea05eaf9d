import type { careerSlide, careerStory } from 'deploy-api/db/schema/index';

/** What working here is like. */
export const careerSlides: readonly (typeof careerSlide.$inferInsert)[] = [
  {
    title: 'Работа, на которую можно с собакой',
    text: 'В магазинах и офисе рады питомцам сотрудников: миски и лежанки уже стоят.',
    picture: '/pictures/banner/dog-21/1',
    sort: 10,
  },
  {
    title: 'Учим с первого дня',
    text: 'Месяц рядом наставник, потом курсы по кормам, аквариумистике и уходу.',
    picture: '/pictures/banner/fish-9/1',
    sort: 20,
  },
  {
    title: 'Своим — скидка 25 %',
    text: 'На корм, игрушки и услуги для всех ваших питомцев, сколько бы их ни было.',
    picture: '/pictures/banner/bird-5/1',
    sort: 30,
  },
  {
    title: 'Каждый день кому-то помогаем',
    text: 'Корзины для приютов собирают наши продавцы, а развозят наши курьеры.',
    picture: '/pictures/banner/rodent-7/1',
    sort: 40,
  },
];

const faceOf = (id: number, role: string) => `/pictures/person/${role}-${id}/1`;

/** Stories of people who work here. */
export const careerStories: readonly (typeof careerStory.$inferInsert)[] = [
  {
    name: 'Анна',
    position: 'директор магазина',
    city: 'Екатеринбург',
    text: 'Пришла продавцом на лето, чтобы накопить на собаку. Собаке семь лет, а я отвечаю за магазин и учу новичков.',
    picture: faceOf(8, 'seller'),
    sort: 10,
  },
  {
    name: 'Татьяна',
    position: 'ветеринарный врач',
    city: 'Пермь',
    text: 'Здесь у меня полчаса на пациента, а не десять минут. Успеваю объяснить, и хозяева возвращаются не с болезнью, а с вопросами.',
    picture: faceOf(9, 'vet'),
    sort: 20,
  },
  {
    name: 'Марина',
    position: 'грумер',
    city: 'Челябинск',
    text: 'После курсов боялась терьеров. Через год веду тримминг и снимаю для сайта, как расчёсывать дома.',
    picture: faceOf(18, 'groomer'),
    sort: 30,
  },
  {
    name: 'Елена',
    position: 'кинолог',
    city: 'Екатеринбург',
    text: 'Половина занятия — разговор с хозяином. Мне дали площадку, запись через сайт и свободу вести так, как считаю верным.',
    picture: faceOf(19, 'trainer'),
    sort: 40,
  },
];
