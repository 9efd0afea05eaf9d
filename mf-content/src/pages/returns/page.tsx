import { feedbackRoute, returnsRoute } from '@zapovednik/areas/content/routes';
import { definePage } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { terms } from '@zapovednik/rules/terms';
import { Section } from '@zapovednik/ui/layout';
import { NumberedSteps } from '@zapovednik/ui/steps';
import { loadCityRecord, useCityRecord } from '../../city/city-record';
import { PhoneLink } from '../../city/phone-link';
import { useCity } from '../../city/use-city';
import { EditablePage } from '../../editable/editable-page';
import { loadWords } from '../../editable/page-words-query';
import { Facts } from '../../prose/facts';
import { Note, Text } from '../../prose/text';

/** ROU-48: /suppliers/ is the page of returns. */
function ReturnsPage() {
  const city = useCity();
  const record = useCityRecord();
  return (
    <EditablePage
      code="suppliers"
      route={returnsRoute}
      description={`Как вернуть или обменять товар, купленный в «Заповеднике» ${city.cases.inCity}: сроки, условия, куда прийти и когда вернутся деньги.`}
      lead="Не подошло, не понравилось или оказалось с браком — приходите, разберёмся без лишних вопросов."
      picture="/pictures/story/returns/1"
      questions={[
        {
          id: 'korm-ne-podoshel',
          question: 'Питомец не ест новый корм. Можно ли вернуть?',
          answer: `Закрытую упаковку — да: заказ с сайта в течение ${terms.returnDaysSite} дней, покупку из магазина — ${terms.returnDaysShop}. Открытую по закону принять нельзя, но расскажите о ней продавцу: он поможет подобрать замену и пробник.`,
        },
        {
          id: 'chek-poteryan',
          question: 'Чек потерялся. Вернёте?',
          answer:
            'Да. Покупку с бонусной картой или заказ с сайта найдём по телефону или номеру заказа. Подойдёт и выписка из банка.',
        },
        {
          id: 'chuzhoy-magazin',
          question: 'Можно ли вернуть в другой магазин?',
          answer:
            'Да, в любой магазин «Заповедник» того города, где сделана покупка. Возьмите с собой паспорт: он нужен для заявления на возврат денег.',
        },
      ]}
    >
      <Facts
        items={[
          {
            value: `${terms.returnDaysSite} дней`,
            label: 'после получения — вернуть заказ с сайта без объяснения причин',
          },
          { value: `${terms.returnDaysShop} дней`, label: 'обменять или вернуть товар, купленный в магазине' },
          { value: `до ${terms.refundDays} дней`, label: 'вернутся деньги, обычно быстрее' },
        ]}
      />
      <Section title="Как вернуть">
        <NumberedSteps
          items={[
            { title: 'Сохраните вид', text: 'Упаковка закрыта, ярлыки на месте, товаром не пользовались.' },
            {
              title: 'Приходите или позвоните',
              text: (
                <>
                  В любой магазин {city.cases.genitive} или по телефону <PhoneLink phone={city.phone} />: курьер заберёт
                  тяжёлое сам.
                </>
              ),
            },
            { title: 'Заполните заявление', text: 'Продавец даст бланк, понадобится паспорт и номер заказа или чек.' },
            { title: 'Получите деньги', text: 'Тем же способом, каким платили; бонусы вернутся на счёт.' },
          ]}
        />
      </Section>
      <Section title="Если товар с недостатком">
        <Text>
          <p>
            Брак, повреждённая упаковка, истёкший срок годности или не тот вкус — наша ошибка. Выберите сами: заменим,
            снизим цену или вернём деньги полностью, вместе с доставкой. Сфотографируйте товар и номер партии, так мы
            быстрее разберёмся с поставщиком.
          </p>
        </Text>
      </Section>
      <Section title="Что вернуть нельзя">
        <Text>
          <p>
            Если с товаром всё в порядке, закон не позволяет принять обратно то, за качество чего мы уже не сможем
            отвечать перед следующим покупателем:
          </p>
          <ul>
            <li>животных и растения;</li>
            <li>лекарства и препараты из ветаптеки;</li>
            <li>вскрытые корма, лакомства, наполнители и средства ухода;</li>
            <li>товары, отмеренные или сделанные по вашему заказу.</li>
          </ul>
        </Text>
        <Note>
          <p>
            Вернуть по почте: {record?.contacts.legalAddress ?? `юридический адрес магазина ${city.cases.inCity}`}.
            Перед отправкой напишите нам через <Link to={link(feedbackRoute)}>обратную связь</Link>, чтобы мы ждали
            посылку.
          </p>
        </Note>
      </Section>
    </EditablePage>
  );
}

export const { Component, loader } = definePage({
  async load(args) {
    await Promise.all([loadCityRecord(args), loadWords('suppliers')(args)]);
  },
  Component: ReturnsPage,
});
