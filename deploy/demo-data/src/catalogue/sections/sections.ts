import type { Seo } from '@zapovednik/api/field';
import type { Palette, Shape, Species } from 'deploy-api/db/schema/illustration';
import { readData } from '../../reading/read-data';
import { rootFacts, type Section, type SectionFacts, type SectionTag } from './section';

/** In the order of the root category menu (LAY-33 to LAY-39). */
const roots = ['dogs', 'cats', 'rodents', 'birds', 'fish', 'reptiles', 'vet'].map((file) =>
  readData(`sections/${file}.json`, rootFacts),
);

function seoOf({ heading, text }: SectionFacts): Seo {
  const lower = heading.charAt(0).toLowerCase() + heading.slice(1);
  return {
    page_title: heading,
    meta_title: `${heading} — купить в интернет-магазине «Заповедник»`,
    meta_description: `${heading} в зоомагазине «Заповедник»: цены, наличие в магазинах, доставка курьером и самовывоз. Бонусы за каждую покупку.`,
    meta_keywords: `${lower}, купить ${lower}, зоомагазин, доставка`,
    meta_filter: '',
    description:
      text ??
      `${heading}: проверяем сроки годности, храним по правилам и показываем настоящие остатки в магазинах вашего города. Не уверены в выборе — спросите продавца.`,
  };
}

/** Links to the subsections, or for a section of the third level to its neighbours (CAT-07). */
function tagsOf(linked: readonly SectionFacts[], parentCode: string): SectionTag[] {
  return linked.map(({ heading, code }) => ({
    name: heading,
    url: `/catalog/${parentCode === '' ? '' : `${parentCode}/`}${code}/`,
  }));
}

interface Place {
  parentId: number | null;
  parentCode: string;
  depth: 1 | 2 | 3;
  animal: Species;
  palette: Palette;
  shapes: readonly Shape[];
  siblings: readonly SectionFacts[];
}

/** The whole tree as a flat list, parents before their children. IDs follow that order. */
export function sections(): Section[] {
  const list: Section[] = [];

  function add(facts: SectionFacts, index: number, place: Place) {
    const { parentId, parentCode, depth, animal, palette, siblings } = place;
    const id = 1001 + list.length;
    const uniqueCode = parentCode === '' ? facts.code : `${parentCode}/${facts.code}`;
    const shapes = facts.shapes ?? place.shapes;
    const children = facts.children ?? [];
    const tags =
      children.length > 0
        ? tagsOf(children, uniqueCode)
        : tagsOf(
            siblings.filter(({ code }) => code !== facts.code),
            parentCode,
          );
    list.push({
      id,
      code: facts.code,
      name: facts.name,
      heading: facts.heading,
      sort: (index + 1) * 10,
      parentId,
      uniqueCode,
      depth,
      animal,
      palette,
      shapes: [...shapes],
      seo: seoOf(facts),
      tags,
    });
    children.forEach((child, childIndex) => {
      add(child, childIndex, {
        parentId: id,
        parentCode: uniqueCode,
        depth: depth === 1 ? 2 : 3,
        animal,
        palette,
        shapes,
        siblings: children,
      });
    });
  }

  roots.forEach((root, index) => {
    add(root, index, {
      parentId: null,
      parentCode: '',
      depth: 1,
      animal: root.animal,
      palette: root.palette,
      shapes: [],
      siblings: roots,
    });
  });
  return list;
}
