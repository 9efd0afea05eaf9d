import { consentRoute, privacyPolicyRoute } from '@zapovednik/areas/content/routes';
import { definePage } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { loadCityRecord, useCityRecord } from '../../city/city-record';
import { postalAddressOf, sellerOf } from '../../documents/seller';
import { Clauses } from '../../prose/clauses';
import { ProsePage } from '../../prose/page';

/** ROU-18. */
function ConsentPage() {
  const record = useCityRecord();
  return (
    <ProsePage
      route={consentRoute}
      heading="Согласие на обработку персональных данных"
      description="Текст согласия на обработку персональных данных, которое даёт покупатель «Заповедника»."
      lead={
        <>
          Его вы даёте, когда ставите отметку в форме заказа, регистрации или обращения. Подробнее о данных — в{' '}
          <Link to={link(privacyPolicyRoute)}>политике конфиденциальности</Link>.
        </>
      }
    >
      <Clauses
        chapters={[
          {
            title: 'Кому и на что',
            clauses: [
              `Свободно, своей волей и в своём интересе я даю согласие на обработку моих персональных данных оператору: ${sellerOf(record)}.`,
              'Согласие относится к фамилии, имени и отчеству, телефону, электронной почте, адресу доставки, дате рождения, сведениям о питомцах и о моих заказах, а в анкете соискателя — к тому, что я рассказал о себе и приложил.',
            ],
          },
          {
            title: 'Зачем и как',
            clauses: [
              'Цели: заключение и исполнение договора купли-продажи, доставка, ведение бонусного счёта, ответы на обращения и заявки, рассмотрение откликов на вакансии, запись на услуги.',
              'Действия: сбор, запись, систематизация, хранение, уточнение, использование, передача службам доставки и банкам в объёме, нужном для заказа, обезличивание, удаление — с использованием средств автоматизации и без них.',
              'Рекламные сообщения приходят только при отдельной отметке; отказаться от них можно в любой момент.',
            ],
          },
          {
            title: 'Срок и отзыв',
            clauses: [
              'Согласие действует до достижения целей обработки или до отзыва.',
              `Отозвать его можно письмом на ${postalAddressOf(record)} или заявлением в любом магазине сети. После отзыва оператор удалит данные, кроме тех, которые обязан хранить по закону.`,
            ],
          },
        ]}
      />
    </ProsePage>
  );
}

export const { Component, loader } = definePage({ load: loadCityRecord, Component: ConsentPage });
