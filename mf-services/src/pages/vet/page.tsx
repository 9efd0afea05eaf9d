import { definePage } from '@zapovednik/platform/app';
import { beforeVet } from '../../kinds/before/vet';
import { vetKind } from '../../kinds/vet';
import { type Service, ServicePage } from '../../service-page/service-page';
import { loadVet } from './load';

const vet: Service = {
  kind: vetKind,
  description:
    'Ветеринарные кабинеты при магазинах «Заповедник»: осмотр, прививки, чипирование, стрижка когтей, подготовка к поездке. Цены и запись онлайн.',
  lead: 'Небольшие тихие кабинеты при наших магазинах: для осмотра, прививок и всего, ради чего не нужно ехать в большую клинику.',
  picture: '/pictures/story/vet-visit/1',
  visit: [
    {
      title: 'Запишитесь',
      text: 'Выберите кабинет, услугу, врача и время. Напишите возраст питомца и причину визита.',
    },
    { title: 'Приходите чуть раньше', text: 'Десяти минут хватит, чтобы заполнить карту и успокоиться.' },
    { title: 'Осмотр', text: 'Врач объяснит, что видит, и назовёт цену до каждой процедуры.' },
    { title: 'Рекомендации', text: 'Назначения получите на бумаге; препараты можно купить тут же.' },
  ],
  before: beforeVet,
  questions: [
    {
      id: 'ekstrenno',
      question: 'Питомцу плохо прямо сейчас. Можно прийти без записи?',
      answer:
        'При травме, судорогах, отравлении или тяжёлом дыхании поезжайте сразу в круглосуточную клинику: в кабинете нет операционной и стационара. Позвоните нам — подскажем ближайшую.',
    },
    {
      id: 'kakie-zhivotnye',
      question: 'Каких животных принимаете?',
      answer: 'Кошек и собак — во всех кабинетах. О приёме грызунов, птиц и рептилий спросите при записи.',
    },
    {
      id: 'analizy',
      question: 'Делаете ли анализы?',
      answer: 'Берём материал и отправляем в лабораторию. Результат приходит на почту, врач объяснит его по телефону.',
    },
  ],
};

/** ROU-53, VET-01. */
function VetPage() {
  return <ServicePage service={vet} />;
}

export const { Component, loader } = definePage({ load: loadVet, Component: VetPage });
