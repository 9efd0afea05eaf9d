import { candidatesIn } from './guarded-code';

/** The guarded source after each possible break, by the row. */
const brokenBy = (source: string) =>
  candidatesIn(source).map(({ rows, start, end, text, operator }) => [
    rows.join(' '),
    operator,
    source.slice(0, start) + text + source.slice(end),
  ]);

test('code without a row is not broken', () => {
  expect(candidatesIn('/** Adds. */\nexport const add = (a: number, b: number) => a + b;')).toEqual([]);
});

test('an element, a text and a condition below the comment of a row are broken', () => {
  const source = '/** (PRD-04) */\nconst A = ({ b }) => b ? <p><i />Курьером</p> : null;';
  expect(brokenBy(source)).toEqual([
    ['PRD-04', 'condition turned round', source.replace('b ?', '!(b) ?')],
    ['PRD-04', 'element removed', source.replace('<i />', '')],
    ['PRD-04', 'text changed', source.replace('Курьером', 'Другое')],
  ]);
});

test('the nearest comment decides whose code it is', () => {
  const source = '/** (PRD-04) */\nconst limits = {\n  /** (LIM-01) */\n  first: 1,\n  second: 2,\n};';
  expect(brokenBy(source).filter(([, operator]) => operator === 'number changed')).toEqual([
    ['LIM-01', 'number changed', source.replace('1,', '2,')],
    ['PRD-04', 'number changed', source.replace('2,', '3,')],
  ]);
});

test('a contract belongs to its requirement; its metadata, errors for developers and styles are not judged', () => {
  const source = `const call = defineCall({ id: 'a.b', requirement: 'API-63', summary: 'Удаляет', path: '/sale/' });
/** (PRD-04) */
const A = () => { if (x) throw new Error('нет'); return <p className="a" />; };`;
  expect(brokenBy(source).map(([row, operator]) => `${row} ${operator}`)).toEqual([
    'API-63 property removed',
    'API-63 text changed',
    'PRD-04 condition turned round',
  ]);
});
