import { filterState } from './filter-state';

const shown = { chosen: false, applied: true, appliedCount: 17, cachedCount: null };

test('CAT-21 nothing is chosen', () => expect(filterState(shown)).toBe('initial'));

test('CAT-22 the counted list would differ', () => {
  expect(filterState({ ...shown, chosen: true, applied: false, cachedCount: 5 })).toBe('readyToUpdate');
});

test('CAT-23 the list shows what is chosen', () => expect(filterState({ ...shown, chosen: true })).toBe('updated'));

test('CAT-24 CAT-25 a choice that is not counted yet, or would change nothing, is neither state', () => {
  expect(filterState({ ...shown, chosen: true, applied: false })).toBe('unknown');
  expect(filterState({ ...shown, chosen: true, applied: false, cachedCount: 17 })).toBe('unknown');
});
