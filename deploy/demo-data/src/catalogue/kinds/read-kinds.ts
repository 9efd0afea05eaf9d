import { readData } from '../../reading/read-data';
import { coloursOf } from './colours';
import { dishesOf } from './dishes';
import type { Option, ProductKind, Story } from './kind';
import { type FileFacet, type FileOption, type FileStory, kindFile } from './kind-file';
import { sizesOf } from './sizes';

/**
 * The kinds of a file, including the lists and stories that they use.
 *
 * @throws Error with the file and the entry
 */
export function readKinds(file: string): ProductKind[] {
  const name = `products/kinds/${file}.json`;
  const { animal, kinds, choices, stories, cautions } = readData(name, kindFile);

  function entryOf<T>(entries: Readonly<Record<string, T>>, key: string, code: string): T {
    const entry = entries[key];
    if (!entry)
      throw new Error(
        `Wrong data in ${name}: ${code} uses ${key}, but only these exist: ${Object.keys(entries).join(', ')}`,
      );
    return entry;
  }

  function optionsOf(facet: FileFacet, code: string): Option[] {
    if ('colours' in facet) return coloursOf(facet.colours);
    if ('dishes' in facet) return dishesOf(facet.dishes);
    const { options } = facet;
    return (typeof options === 'string' ? entryOf(choices, options, code) : options).map(optionOf);
  }

  function storyOf(story: FileStory | string, code: string): Story {
    if (typeof story === 'string') return storyOf(entryOf(stories, story, code), code);
    if (!('like' in story)) return story;
    const { like, ...own } = story;
    return { ...storyOf(like, code), ...own };
  }

  function withCautions(story: Story): Story {
    return story.prose === 'remedy' ? { ...story, advice: [...story.advice, ...cautions] } : story;
  }

  return kinds.map(({ names, facets, sizes, story, ...kind }) => ({
    ...kind,
    animal,
    names: names.map(optionOf),
    facets: facets.map((facet) => ({ separator: facet.separator, options: optionsOf(facet, kind.code) })),
    sizes: sizes.map(sizesOf),
    story: withCautions(storyOf(story, kind.code)),
  }));
}

function optionOf(option: FileOption): Option {
  if (typeof option === 'string') return { text: option };
  const { sizes, ...rest } = option;
  return sizes ? { ...rest, sizes: sizes.map(sizesOf) } : rest;
}
