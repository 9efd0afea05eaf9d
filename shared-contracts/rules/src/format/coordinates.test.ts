import { parseCoordinates, sameCoordinates } from './coordinates';

test('LIM-45 DEL-69 points are the same if they are equal to 3 decimals', () => {
  expect(sameCoordinates([56.8519, 60.6122], [56.85186, 60.61218])).toBe(true);
  expect(sameCoordinates([56.8519, 60.6122], [56.8519, 60.6127])).toBe(false);
  expect(sameCoordinates([56.8519, 60.6122], [56.8514, 60.6122])).toBe(false);
  expect(sameCoordinates([0.0001, 0], [-0.0001, 0])).toBe(true);
});

test('DEL-33 DEL-35 coordinates are read from "lat,lon"', () => {
  expect(parseCoordinates('56.8519,60.6122')).toEqual([56.8519, 60.6122]);
  expect(parseCoordinates(' -56.85 , 60 ')).toEqual([-56.85, 60]);
});

test.each(['', ',', '56.85', '56,85,60,61', '91,0', '0,181', 'NaN,1'])('«%s» is not a pair of coordinates', (text) => {
  expect(parseCoordinates(text)).toBeUndefined();
});
