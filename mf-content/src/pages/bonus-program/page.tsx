import { bonusProgramRoute } from '@zapovednik/areas/content/routes';
import { definePage } from '@zapovednik/platform/app';
import { link } from '@zapovednik/platform/routes';
import { terms } from '@zapovednik/rules/terms';
import { Section } from '@zapovednik/ui/layout';
import { NumberedSteps } from '@zapovednik/ui/steps';
import { bonusPages } from '../../bonus-program/bonus-pages';
import { EditablePage } from '../../editable/editable-page';
import { loadWords } from '../../editable/page-words-query';
import { Cards } from '../../prose/cards';
import { Facts } from '../../prose/facts';

/** ROU-11, CON-25. */
function BonusProgramPage() {
  return (
    <EditablePage
      code="bonus-program"
      route={bonusProgramRoute}
      description="Бонусная программа «Заповедника»: бонусы за каждую покупку, один бонус — один рубль, оплата до половины стоимости товаров."
      lead="За каждую покупку возвращаем часть её стоимости бонусами. Карта одна — для всех магазинов и для сайта."
      picture="/pictures/story/bonus/1"
      questions={[
        {
          id: 'net-karty',
          question: 'Нет бонусной карты Заповедника?',
          answer: 'Не беспокойтесь. Она оформится автоматически при создании заказа и сразу применится.',
        },
        {
          id: 'skolko-bonusov',
          question: 'Сколько бонусов придёт за товар?',
          answer:
            'Обычно около трёх процентов его цены, за некоторые товары больше. Точное число указано на странице товара и в корзине.',
        },
        {
          id: 'kogda-pridut',
          question: 'Когда придут бонусы?',
          answer: 'Когда вы заберёте и оплатите заказ. За покупку в магазине — сразу после оплаты на кассе.',
        },
        {
          id: 'dostavka-bonusami',
          question: 'Можно ли оплатить бонусами доставку?',
          answer: 'Нет, только товары: до половины их стоимости в заказе.',
        },
      ]}
    >
      <Facts
        items={[
          { value: '1 бонус = 1\u00A0₽', label: 'при оплате товаров' },
          { value: 'около 3\u00A0%', label: 'цены возвращается бонусами' },
          { value: `до ${terms.bonusPercent}\u00A0%`, label: 'стоимости товаров можно оплатить' },
        ]}
      />
      <Section title="Как это работает">
        <NumberedSteps
          items={[
            { title: 'Сделайте заказ', text: 'Карта оформится сама, по номеру телефона.' },
            { title: 'Копите', text: 'Бонусы придут за каждую покупку — в магазине и на сайте.' },
            { title: 'Тратьте', text: 'Укажите при оформлении или скажите на кассе, сколько бонусов списать.' },
          ]}
        />
      </Section>
      <Section title="Подробнее">
        <Cards items={bonusPages.filter((page) => page.to !== link(bonusProgramRoute))} />
      </Section>
    </EditablePage>
  );
}

export const { Component, loader } = definePage({ load: loadWords('bonus-program'), Component: BonusProgramPage });
