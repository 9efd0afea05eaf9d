import { definePage } from '@zapovednik/platform/app';
import { terms } from '@zapovednik/rules/terms';
import { beforeTraining } from '../../kinds/before/training';
import { trainingKind } from '../../kinds/training';
import { type Service, ServicePage } from '../../service-page/service-page';
import { loadTraining } from './load';

const training: Service = {
  kind: trainingKind,
  description:
    'Школа дрессировки собак «Заповедник»: курс для щенков, послушание в городе, коррекция поведения, занятия в группе и лично. Цены и запись онлайн.',
  lead: 'Учим собак понимать людей, а людей — собак. Без крика и рывков: интерес, лакомство и ясные правила.',
  picture: '/pictures/story/training/1',
  visit: [
    { title: 'Запишитесь', text: 'Выберите площадку, занятие, кинолога и время. Расскажите, что хочется изменить.' },
    { title: 'Знакомство', text: 'Первая встреча — посмотрим на собаку и договоримся о целях.' },
    { title: 'План', text: 'Кинолог предложит группу или личные занятия и назовёт их число и цену.' },
    { title: 'Домашние задания', text: 'Пять минут три раза в день важнее часа на площадке.' },
  ],
  before: beforeTraining,
  questions: [
    {
      id: 'vozrast',
      question: 'С какого возраста можно заниматься?',
      answer: `С ${terms.schoolMonths} месяцев, после второй прививки и карантина. Поздно не бывает: учатся и десятилетние собаки.`,
    },
    {
      id: 'kto-vodit',
      question: 'Кто из семьи должен приходить?',
      answer: 'Тот, кто чаще гуляет. На первую встречу хорошо прийти всем: правила в доме должны быть одинаковыми.',
    },
    {
      id: 'skolko-zanyatiy',
      question: 'Сколько нужно занятий?',
      answer:
        'Щенку обычно хватает восьми, для послушания в городе — десяти-двенадцати. Многое зависит от занятий дома.',
    },
  ],
};

/** ROU-56, HND-01. */
function TrainingPage() {
  return <ServicePage service={training} />;
}

export const { Component, loader } = definePage({ load: loadTraining, Component: TrainingPage });
