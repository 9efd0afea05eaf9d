import { rentRoute } from '@zapovednik/areas/content/routes';
import { definePage } from '@zapovednik/platform/app';
import { Section } from '@zapovednik/ui/layout';
import { loadCityRecord, useCityRecord } from '../../city/city-record';
import { PhoneLink } from '../../city/phone-link';
import { useCity } from '../../city/use-city';
import { Facts } from '../../prose/facts';
import { ProsePage } from '../../prose/page';
import { Note, Text } from '../../prose/text';
import { RequestSection } from '../../requests/request-section';

/** ROU-35: for landlords. */
function RentPage() {
  const city = useCity();
  const record = useCityRecord();
  return (
    <ProsePage
      route={rentRoute}
      heading="Арендодателям"
      description={`«Заповедник» арендует помещения под зоомагазины ${city.cases.inCity} и соседних городах: требования и контакты.`}
      lead="Снимаем помещения под магазины надолго: платим вовремя, делаем ремонт за свой счёт и приводим соседям покупателей."
      picture="/pictures/story/rent/1"
    >
      <Facts
        items={[
          { value: '80–250\u00A0м²', label: 'площадь торгового зала с подсобным помещением' },
          { value: '1-й этаж', label: 'отдельный вход или линия у супермаркета' },
          { value: 'от 5 лет', label: 'срок договора' },
          { value: 'от 15 кВт', label: 'электрическая мощность' },
        ]}
      />
      <Section title="Что важно">
        <Text>
          <ul>
            <li>жилой район или торговый центр у дома, рядом остановка;</li>
            <li>витрина и место для вывески;</li>
            <li>разгрузка с улицы или двора, подъезд для грузовой машины;</li>
            <li>вода и канализация: в части магазинов мы открываем ветеринарный кабинет и груминг;</li>
            <li>чистые документы на право собственности.</li>
          </ul>
        </Text>
      </Section>
      <RequestSection kind="landlord" title="Предложить помещение" />
      <Note>
        <p>
          План и фотографии пришлите
          {record && (
            <>
              {' '}
              на <a href={`mailto:${record.contacts.email}?subject=Аренда`}>{record.contacts.email}</a>
            </>
          )}{' '}
          или позвоните: <PhoneLink phone={record?.officePhone ?? city.phone} />. Ответим в течение недели.
        </p>
      </Note>
    </ProsePage>
  );
}

export const { Component, loader } = definePage({ load: loadCityRecord, Component: RentPage });
