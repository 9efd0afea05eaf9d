import { brandsRoute, homeRoute, searchLink } from '@zapovednik/areas/catalog/routes';
import { definePage, useApp } from '@zapovednik/platform/app';
import { link } from '@zapovednik/platform/routes';
import { plural } from '@zapovednik/rules/format';
import { Breadcrumbs, breadcrumbList, Container, EmptyState, LinkButton, Metadata } from '@zapovednik/ui';
import { Row } from '@zapovednik/ui/layout';
import { useState } from 'react';
import { BrandTile } from '../../brands/brand-tile';
import { matchesText } from '../../filter/matches-text';
import frame from '../../page/page.module.css';
import styles from './brands-page.module.css';
import { type BrandAlphabet, loadBrands } from './load';

const crumbs = [
  { title: 'Главная', to: link(homeRoute) },
  { title: 'Бренды', to: link(brandsRoute) },
];

const anchorOf = (letter: string) => `letter-${letter}`;

/** The alphabets with the brands that contain the text. */
const found = (alphabets: readonly BrandAlphabet[], text: string): readonly BrandAlphabet[] =>
  alphabets.flatMap(({ name, groups }) => {
    const left = groups.flatMap(({ letter, brands }) => {
      const named = brands.filter(({ name }) => matchesText(name, text));
      return named.length > 0 ? [{ letter, brands: named }] : [];
    });
    return left.length > 0 ? [{ name, groups: left }] : [];
  });

/** All brands (ROU-14): by alphabet and letter, with links to the letters and a search. */
function BrandsPage({ data }: { data: readonly BrandAlphabet[] }) {
  const { origin } = useApp();
  const [text, setText] = useState('');
  const alphabets = found(data, text);
  const count = alphabets.flatMap(({ groups }) => groups.flatMap(({ brands }) => brands)).length;
  return (
    <Container className={frame.page}>
      <Metadata
        title="Бренды зоотоваров — Заповедник"
        description="Все бренды зоомагазина «Заповедник»: корма, лакомства, амуниция, наполнители и ветаптека."
        canonical={origin + link(brandsRoute)}
        data={[breadcrumbList(crumbs, origin)]}
      />
      <Breadcrumbs items={crumbs} />
      <h1 className={frame.title}>Бренды</h1>
      <Row>
        <input
          type="search"
          className={styles.search}
          aria-label="Найти бренд"
          placeholder="Найти бренд"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p role="status">
          {count} {plural(count, ['бренд', 'бренда', 'брендов'])}
        </p>
      </Row>
      {count > 0 && (
        <nav aria-label="Буквы" className={styles.letters}>
          {alphabets.map(({ name, groups }) => (
            <ul key={name} aria-label={name}>
              {groups.map(({ letter }) => (
                <li key={letter}>
                  <a href={`#${anchorOf(letter)}`}>{letter}</a>
                </li>
              ))}
            </ul>
          ))}
        </nav>
      )}
      {alphabets.map(({ name, groups }) => (
        <div key={name} className={styles.shelves}>
          {groups.map(({ letter, brands }) => (
            <div key={letter} id={anchorOf(letter)} className={styles.shelf}>
              <h2>{letter}</h2>
              <ul>
                {brands.map((brand) => (
                  <li key={brand.code}>
                    <BrandTile brand={brand} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
      {count === 0 && (
        <EmptyState
          title={`Бренда «${text.trim()}» у нас нет`}
          text="Проверьте, нет ли опечатки, или поищите похожие товары."
          action={<LinkButton to={searchLink(text.trim())}>Искать в товарах</LinkButton>}
        />
      )}
    </Container>
  );
}

export const { Component, loader } = definePage({ load: loadBrands, Component: BrandsPage });
