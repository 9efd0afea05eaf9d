import { homeRoute } from '@zapovednik/areas/catalog/routes';
import { useApp } from '@zapovednik/platform/app';
import { link, type RouteDefinition } from '@zapovednik/platform/routes';
import { Breadcrumbs, breadcrumbList, type Crumb, Metadata, type MetadataProps, Picture } from '@zapovednik/ui';
import { PageColumn } from '@zapovednik/ui/layout';
import type { ReactNode } from 'react';
import { mainOrigin } from './main-origin';
import styles from './page.module.css';
import { type Question, Questions, questionsData } from './questions';

export interface ProsePageProps {
  route: RouteDefinition;
  /** The address of a page whose route has parameters, or of a further page of a list. Default: the route's. */
  path?: string;
  heading: string;
  /** The title of the window if it differs from the heading: «Доставка в Перми». */
  title?: string;
  /** For search engines, one or two sentences. */
  description: string;
  /** Under the heading: the page's purpose or its main message. */
  lead?: ReactNode;
  /** Next to the heading, e.g. `/pictures/story/kitten/1`. */
  picture?: string;
  /** The card for shared links. Default: that of its picture, or the shop's. */
  card?: MetadataProps['card'];
  /** For shared links. Default: website. */
  type?: MetadataProps['type'];
  /** Pages between the home page and this one. */
  parents?: readonly Crumb[];
  /** Shown at the end of the page, and sent to search engines as FAQPage. */
  questions?: readonly Question[];
  /** The page is the same in every city: for search engines its address is on the main domain. */
  everywhere?: boolean;
  /** More structured data. */
  data?: readonly object[];
  /** Hides the page from search engines. */
  hidden?: boolean;
  children?: ReactNode;
}

/** The card with a drawn picture: `/pictures/story/delivery/1` → `story-delivery`. */
const cardOf = (picture: string) => picture.split('/').slice(2, 4).join('-');

/** The frame of every text page: breadcrumbs, one heading, metadata for search engines, then sections. */
export function ProsePage(props: ProsePageProps) {
  const { route, heading, title = heading, description, lead, picture, parents = [], questions = [], hidden } = props;
  const { path = link(route), type = 'website', card = picture && cardOf(picture) } = props;
  const app = useApp();
  const origin = props.everywhere ? mainOrigin(app) : app.origin;
  const way: Crumb[] = [{ title: 'Главная', to: link(homeRoute) }, ...parents, { title: heading }];
  const data = [
    breadcrumbList(way, origin),
    ...(questions.length > 0 ? [questionsData(questions)] : []),
    ...(props.data ?? []),
  ];
  return (
    <PageColumn>
      <Metadata
        title={`${title} — Заповедник`}
        description={description}
        canonical={origin + path}
        type={type}
        card={card}
        hidden={hidden}
        data={data}
      />
      <Breadcrumbs items={way} />
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          {lead && <div className={styles.lead}>{lead}</div>}
        </div>
        {picture && (
          <Picture
            src={picture}
            alt=""
            ratio="16:9"
            sizes="(min-width: 1024px) 440px, (min-width: 720px) 40vw, 100vw"
            priority
            className={styles.picture}
          />
        )}
      </header>
      {props.children}
      {questions.length > 0 && <Questions items={questions} />}
    </PageColumn>
  );
}
