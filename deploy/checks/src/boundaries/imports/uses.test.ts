import { entriesOf } from '../../reference/entries-part';
import { readWorkspaces } from '../sources';
import { importedOfOthers, usesOf } from './uses';

/** The most modules of the contracts that a team has to know besides its own. The number may only fall. */
const MOST_ENTRIES = 60;

const areas = readWorkspaces().filter(({ folder }) => folder.startsWith('mf-'));

test.each(areas.map((area) => [area.folder, area] as const))(
  '%s names in area.json what it uses of other owners, and nothing else',
  (name, area) => {
    expect(importedOfOthers(area)).toEqual(usesOf(name));
  },
);

test('a team has at most sixty modules to know besides its own', () => {
  expect(areas.length).toBeGreaterThan(4);
  const counts = areas.map(({ folder }) => [folder, [...entriesOf(folder).values()].flat().length] as const);
  expect(counts.filter(([, count]) => count > MOST_ENTRIES)).toEqual([]);
});
