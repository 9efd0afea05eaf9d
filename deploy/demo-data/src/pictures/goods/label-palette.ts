import type { Illustration, Palette } from 'deploy-api/db/schema/illustration';

/** Colours of the colour and material words on labels. */
const colourWords: readonly (readonly [RegExp, string])[] = [
  [/красн|бордо/i, '#b8322f'],
  [/оранж|янтар/i, '#e07f2c'],
  [/жёлт|желт/i, '#e6b93a'],
  [/зел[её]н|олив/i, '#4c8a4f'],
  [/бирюз|мятн/i, '#2b9a97'],
  [/голуб/i, '#6fb0d6'],
  [/син/i, '#2f5d9c'],
  [/фиолет|сирен/i, '#7a559c'],
  [/розов/i, '#e08fa4'],
  [/коричн|шоколад/i, '#7b5236'],
  [/беж|песоч/i, '#cdb391'],
  [/графит|чёрн|черн/i, '#3b3d42'],
  [/сер(?:ый|ая|ое)/i, '#8f959a'],
  [/бел(?:ый|ая|ое)/i, '#efeae1'],
  [/из (?:дерев|бер[её]з|лоз|пробк)/i, '#b98d56'],
  [/сталь|стали|стальн/i, '#b3babf'],
];

/** The palette of a product whose label names a colour: that colour in place of the brand's main colour. */
export function labelPalette({ palette, label }: Illustration): Palette {
  const tint = colourWords.find(([word]) => label.slice(1).some((line) => word.test(line)))?.[1];
  return tint ? { ...palette, main: tint } : palette;
}
