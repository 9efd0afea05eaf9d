import { definePage } from '@zapovednik/platform/app';
import { Banners } from '../../banners/banners';
import { beforeGrooming } from '../../kinds/before/grooming';
import { groomingKind } from '../../kinds/grooming';
import { type Service, ServicePage } from '../../service-page/service-page';
import { loadGrooming } from './load';

const grooming: Service = {
  kind: groomingKind,
  description:
    'Груминг-салоны «Заповедник»: стрижка и мытьё собак и кошек, экспресс-линька, уход за когтями и ушами. Цены и запись онлайн.',
  lead: 'Стрижка, мытьё и уход за шерстью без спешки: у мастера один питомец, а не очередь.',
  picture: '/pictures/story/grooming/1',
  visit: [
    {
      title: 'Запишитесь',
      text: 'Выберите салон, услугу, мастера и время. Напишите, как питомец относится к чужим рукам.',
    },
    { title: 'Обсудите результат', text: 'Мастер посмотрит шерсть и назовёт время и цену до начала работы.' },
    {
      title: 'Оставьте или подождите',
      text: 'Можно посидеть за стеклом и смотреть. Если без вас страшно, мастер позовёт.',
    },
    { title: 'Заберите', text: 'Покажем, что сделали, и расскажем, как ухаживать дома.' },
  ],
  before: beforeGrooming,
  questions: [
    {
      id: 'skolko-dlitsya',
      question: 'Сколько длится стрижка?',
      answer: 'От часа для маленькой собаки до трёх для крупной с густой шерстью. Точнее мастер скажет при осмотре.',
    },
    {
      id: 'narkoz',
      question: 'Работаете ли под наркозом?',
      answer: 'Нет. Если питомец боится, разделим уход на несколько коротких визитов.',
    },
    {
      id: 'koltuny',
      question: 'Возьмёте, если много колтунов?',
      answer:
        'Да. Что можно, разберём, остальное бережно сбреем: распутывать сильно свалявшуюся шерсть больно и опасно для кожи.',
    },
  ],
};

/** ROU-55, GRM-01. */
function GroomingPage() {
  return (
    <ServicePage service={grooming}>
      <Banners />
    </ServicePage>
  );
}

export const { Component, loader } = definePage({ load: loadGrooming, Component: GroomingPage });
