import { giftCertificateRulesRoute, paymentRoute, returnsRoute } from '@zapovednik/areas/content/routes';
import { definePage } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { terms } from '@zapovednik/rules/terms';
import { CreditCard, Gift, Star, Wallet } from '@zapovednik/ui/icons';
import { Section } from '@zapovednik/ui/layout';
import { EditablePage } from '../../editable/editable-page';
import { loadWords } from '../../editable/page-words-query';
import { Cards } from '../../prose/cards';
import { Text } from '../../prose/text';

/** ROU-30. */
function PaymentPage() {
  return (
    <EditablePage
      code="payment"
      route={paymentRoute}
      description="Как оплатить заказ в «Заповеднике»: картой МИР онлайн, через Систему быстрых платежей, наличными или картой при получении, бонусами."
      lead="Платите так, как удобно: заранее на сайте или в тот момент, когда покупка уже у вас в руках."
      picture="/pictures/story/payment/1"
      questions={[
        {
          id: 'kogda-spishutsya',
          question: 'Когда спишутся деньги?',
          answer:
            'При оплате картой или через СБП — сразу после подтверждения в банке. Если какого-то товара не окажется, разницу вернём на ту же карту.',
        },
        {
          id: 'ne-prohodit',
          question: 'Платёж не проходит. Что делать?',
          answer:
            'Проверьте, разрешены ли на карте покупки в интернете и хватает ли лимита. Заказ при этом сохранён: его можно оплатить ещё раз или сменить способ на оплату при получении.',
        },
        {
          id: 'chek',
          question: 'Где мой чек?',
          answer:
            'Электронный чек приходит на почту, указанную в заказе. При оплате в магазине или курьеру вы получите бумажный.',
        },
        {
          id: 'yurlico',
          question: 'Можно ли заплатить от организации?',
          answer:
            'Да, по безналичному расчёту. Напишите нам список товаров и реквизиты — выставим счёт и подготовим закрывающие документы.',
        },
      ]}
    >
      <Section title="Способы оплаты">
        <Cards
          items={[
            {
              icon: <CreditCard />,
              title: 'Банковской картой онлайн',
              text: 'Карты МИР. Данные карты вводятся на защищённой странице банка, мы их не видим и не храним.',
            },
            {
              icon: <Wallet />,
              title: 'Системой быстрых платежей',
              text: 'Отсканируйте QR-код или откройте ссылку в приложении своего банка. Комиссии нет.',
            },
            {
              icon: <Wallet />,
              title: 'При получении',
              text: 'Наличными или картой курьеру или на кассе магазина. В постаматах — только оплата заранее.',
            },
            {
              icon: <Star />,
              title: 'Бонусами',
              text: 'Один бонус — один рубль. Бонусами можно оплатить до половины стоимости товаров в заказе.',
            },
            {
              icon: <Gift />,
              title: 'Подарочным сертификатом',
              text: (
                <>
                  Принимаем в магазинах сети.{' '}
                  <Link to={link(giftCertificateRulesRoute)}>Правила пользования сертификатом</Link>
                </>
              ),
            },
          ]}
        />
      </Section>
      <Section title="Возврат денег">
        <Text>
          <p>
            Деньги возвращаются тем же способом, каким вы платили: на карту — обычно за {terms.refundUsually} рабочих
            дней, крайний срок по закону — {terms.refundDays} дней. Списанные бонусы вернутся на бонусный счёт.
            Подробнее — на странице <Link to={link(returnsRoute)}>«Возврат и обмен»</Link>.
          </p>
        </Text>
      </Section>
    </EditablePage>
  );
}

export const { Component, loader } = definePage({ load: loadWords('payment'), Component: PaymentPage });
