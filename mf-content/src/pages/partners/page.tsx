import { partnersRoute } from '@zapovednik/areas/content/routes';
import { definePage } from '@zapovednik/platform/app';
import { Section } from '@zapovednik/ui/layout';
import { NumberedSteps } from '@zapovednik/ui/steps';
import { loadCityRecord, useCityRecord } from '../../city/city-record';
import { PhoneLink } from '../../city/phone-link';
import { useCity } from '../../city/use-city';
import { Cards } from '../../prose/cards';
import { ProsePage } from '../../prose/page';
import { Note, Text } from '../../prose/text';
import { RequestSection } from '../../requests/request-section';

/** ROU-47: for suppliers. */
function PartnersPage() {
  const city = useCity();
  const record = useCityRecord();
  return (
    <ProsePage
      route={partnersRoute}
      heading="Стать партнёром «Заповедника»"
      description="Поставщикам и производителям зоотоваров: как предложить товар сети «Заповедник», какие нужны документы и кому писать."
      lead="Ищем производителей и поставщиков кормов, лакомств, амуниции и ветеринарных препаратов. Небольшим маркам с Урала рады особенно."
      picture="/pictures/story/partners/1"
      questions={[
        {
          id: 'srok-otveta',
          question: 'Когда ждать ответа?',
          answer: 'В течение двух недель. Если товар интересен, попросим образцы и прайс; если нет — объясним почему.',
        },
        {
          id: 'malenkaya-marka',
          question: 'Возьмёте ли маленькую марку?',
          answer: 'Да. Начинаем с нескольких магазинов одного города и смотрим, как товар принимают покупатели.',
        },
      ]}
    >
      <Section title="Что нам важно">
        <Cards
          items={[
            { title: 'Качество', text: 'Декларации, ветеринарные свидетельства, понятный состав на этикетке.' },
            { title: 'Стабильность', text: 'Товар не пропадает на месяц: питомцы тяжело переносят смену корма.' },
            { title: 'Маркировка', text: 'Честный знак и «Меркурий» там, где этого требует закон.' },
            { title: 'Поддержка', text: 'Обучение продавцов, пробники, участие в акциях.' },
          ]}
        />
      </Section>
      <Section title="Как это происходит">
        <NumberedSteps
          items={[
            { title: 'Пришлите предложение', text: 'Прайс, презентация, фотографии, условия и сроки поставки.' },
            {
              title: 'Покажите образцы',
              text: 'Категорийный менеджер и ветеринарный врач посмотрят состав и качество.',
            },
            { title: 'Подпишем договор', text: 'Электронный документооборот, отсрочка обсуждается.' },
            { title: 'Первая поставка', text: 'Карточки товаров на сайте заполняем сами, по вашим материалам.' },
          ]}
        />
      </Section>
      <RequestSection kind="supplier" title="Предложить товар" />
      <Note>
        <p>
          Отдел закупок: <PhoneLink phone={record?.officePhone ?? city.phone} />
          {record && (
            <>
              , <a href={`mailto:${record.contacts.email}?subject=Поставщикам`}>{record.contacts.email}</a>
            </>
          )}
        </p>
      </Note>
      <Text>
        <p>Для маркетинговых площадей, полок и совместных акций — те же телефон и почта.</p>
      </Text>
    </ProsePage>
  );
}

export const { Component, loader } = definePage({ load: loadCityRecord, Component: PartnersPage });
