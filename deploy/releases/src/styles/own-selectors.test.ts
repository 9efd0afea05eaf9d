import { guardSelectors } from './own-selectors';
import { moduleOwnership } from './ownership';

const guarded = (rule: string) => guardSelectors(rule, moduleOwnership);

test.each([
  ['.facts dt', '.facts dt:where(:not(.facts [data-widget] *))'],
  ['.a .b li > a::before', '.a .b li > a:where(:not(.b [data-widget] *))::before'],
  ['.list > li > a:hover, .list', '.list > li > a:hover:where(:not(.list [data-widget] *)), .list'],
  [':is(.a, .b) svg', ':is(.a, .b) svg:where(:not(:is(.a, .b) [data-widget] *))'],
  ['.map :global(.maplibregl-ctrl)', '.map :global(.maplibregl-ctrl):where(:not(.map [data-widget] *))'],
])('%s stops at the widgets in it', (rule, expected) => {
  expect(guarded(rule)).toBe(expected);
  expect(guarded(expected)).toBe(expected);
});

test.each(['.a', '.a > li', '.a:empty + *', '.a > li ~ li', '.a li.b', 'button', ':not(.a) b'])(
  '%s stays as it is',
  (rule) => {
    expect(guarded(rule)).toBe(rule);
  },
);
