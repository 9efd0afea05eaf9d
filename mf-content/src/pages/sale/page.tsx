import { saleProducts } from '@zapovednik/areas/catalog/widgets';
import { saleLink, saleRoute, salesRoute } from '@zapovednik/areas/content/routes';
import { Widget } from '@zapovednik/areas/widgets';
import { definePage, useApp } from '@zapovednik/platform/app';
import { useQuery, useSuspenseQuery } from '@zapovednik/platform/query';
import { useParams } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { LinkButton, Skeleton } from '@zapovednik/ui';
import { Section } from '@zapovednik/ui/layout';
import { RichText } from '@zapovednik/ui/rich-text';
import list from '../../list/list.module.css';
import { PromotionCard, untilDay } from '../../promotions/promotion-card';
import { currentPromotionsQuery, promotionQuery } from '../../promotions/promotion-query';
import { ProsePage } from '../../prose/page';
import { Note } from '../../prose/text';
import { loadSale } from './load';

/** ROU-64: a promotion, its terms and its goods (CON-08). */
function SalePage() {
  const app = useApp();
  const { code = '' } = useParams();
  const { data: promotion } = useSuspenseQuery(promotionQuery(app, code));
  const { data: current = [] } = useQuery(currentPromotionsQuery(app));
  const { title, lead, body, picture, isOver } = promotion;
  const others = current.filter((other) => other.code !== code).slice(0, 2);
  return (
    <ProsePage
      route={saleRoute}
      path={saleLink(code)}
      heading={title}
      description={lead}
      lead={
        <>
          <p>{lead}</p>
          <p>{isOver ? 'Акция закончилась' : untilDay(promotion, app.city.today)}</p>
        </>
      }
      picture={picture}
      card={`promotion-${code}`}
      parents={[{ title: 'Скидки и акции', to: link(salesRoute) }]}
      hidden={isOver}
    >
      {isOver ? (
        <Note>
          <p>Эта акция уже закончилась. Посмотрите те, что идут сейчас.</p>
          <p>
            <LinkButton to={link(salesRoute)}>Все акции</LinkButton>
          </p>
        </Note>
      ) : (
        <>
          <RichText html={body} />
          <Section title="Товары акции">
            <Widget of={saleProducts} props={{ sale: code }} fallback={<Skeleton shape="picture" />} />
          </Section>
        </>
      )}
      {others.length > 0 && (
        <Section title="Другие акции">
          <ul className={list.items}>
            {others.map((other) => (
              <li key={other.id}>
                <PromotionCard of={other} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </ProsePage>
  );
}

export const { Component, loader } = definePage({ load: loadSale, Component: SalePage });
