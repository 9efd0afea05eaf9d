import { propertyTables } from 'deploy-demo-data/catalogue/property-values';
import fc from 'fast-check';
import { choiceOfPath, pathOfChoice } from './choice';

const { properties, values } = propertyTables();
const valuesOf = Map.groupBy(
  values.map((row) => ({ sort: 500, animal: null, ...row })),
  ({ propertyId }) => propertyId,
);
const reference = {
  properties: properties.map((row) => ({ sort: 500, ...row, values: valuesOf.get(row.id) ?? [] })),
};

const chosen = fc
  .uniqueArray(fc.constantFrom(...values), { selector: ({ id }) => id, maxLength: 8 })
  .map(
    (some) =>
      new Map(
        [...Map.groupBy(some, ({ propertyId }) => propertyId)].map(([id, rows]) => [
          id,
          rows.map((row) => row.id).sort((a, b) => a - b),
        ]),
      ),
  );
const bound = fc.option(fc.nat(9_999_999));

test('CAT-26 every choice has an address, and the address gives the same choice', () => {
  fc.assert(
    fc.property(chosen, bound, bound, (some, priceFrom, priceTo) => {
      const choice = { values: some, priceFrom, priceTo };
      const path = pathOfChoice(choice, reference);
      expect(path).toMatch(/^(filter\/[a-z0-9_/-]+\/apply\/)?$/);
      const read = choiceOfPath(`/catalog/korm/${path}`, reference);
      expect({
        ...read,
        values: new Map([...read.values].map(([id, ids]) => [id, ids.toSorted((a, b) => a - b)])),
      }).toEqual(choice);
    }),
  );
});

test('API-03 any text in an address is parsed without an error', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 200 }),
      fc.constantFrom('', 'filter/', 'filter/brend-is-', 'filter/price-from-'),
      (text, before) => {
        expect(choiceOfPath(`${before}${text}/apply/`, reference)).toMatchObject({ values: expect.any(Map) });
      },
    ),
  );
});
