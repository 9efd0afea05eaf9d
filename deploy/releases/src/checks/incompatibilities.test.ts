import type { JsonSchema } from '../store/json-schema';
import { incompatibilities } from './incompatibilities';

const text: JsonSchema = { type: 'string' };
const number: JsonSchema = { type: 'number' };
const whole: JsonSchema = { type: 'integer', minimum: 0 };
const object = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
});
const choice = (...values: string[]): JsonSchema => ({ type: 'string', enum: values });
const orNull: JsonSchema = { type: ['string', 'null'] };

test.each<[string, JsonSchema, JsonSchema]>([
  [
    'the same',
    object({ a: text, b: { type: 'array', items: number } }),
    object({ a: text, b: { type: 'array', items: number } }),
  ],
  ['a field more', object({ a: text }), object({ a: text, b: number })],
  ['an optional field less', object({ a: text, b: number }, ['a']), object({ a: text })],
  ['fewer choices', choice('x', 'y'), choice('x')],
  ['one choice as a constant', choice('x', 'y'), { type: 'string', const: 'y' }],
  ['a choice, where any text is read', text, choice('x')],
  ['whole numbers, where any are read', number, whole],
  ['narrower bounds', { type: 'integer', minimum: 0, maximum: 10 }, { type: 'integer', minimum: 1, maximum: 9 }],
  ['never null, where null is read', orNull, text],
  ['one of the forms that are read', { anyOf: [text, number] }, number],
  ['both forms that are read', { anyOf: [text, number] }, { anyOf: [number, text] }],
  ['anything, where anything is read', {}, {}],
  ['something, where anything is read', {}, object({ a: text })],
  [
    'a record of what is read',
    { type: 'object', additionalProperties: number },
    { type: 'object', additionalProperties: whole },
  ],
])('understood: %s', (_, reader, writer) => {
  expect(incompatibilities(reader, writer)).toEqual([]);
});

test.each<[string, JsonSchema, JsonSchema, string]>([
  ['another type', text, number, 'значение — number, а ожидается string'],
  ['any number, where whole ones are read', { type: 'integer' }, number, 'значение — number, а ожидается integer'],
  ['a required field less', object({ a: text }), object({}), 'поле a обязательно, а его может не быть'],
  [
    'a field that became optional',
    object({ a: text }),
    object({ a: text }, []),
    'поле a обязательно, а его может не быть',
  ],
  [
    'deep inside',
    object({ a: { type: 'array', items: object({ b: text }) } }),
    object({ a: { type: 'array', items: object({ b: number }) } }),
    'поле a[].b — number, а ожидается string',
  ],
  ['a choice more', choice('x'), choice('x', 'y'), 'значение может быть "y", а ожидается одно из ["x"]'],
  ['any text, where choices are read', choice('x'), text, 'значение может быть любым, а ожидается одно из ["x"]'],
  ['null, where it is not read', text, orNull, 'значение — null, а ожидается string'],
  [
    'a form more',
    { anyOf: [text, number] },
    { anyOf: [text, { type: 'boolean' }] },
    'значение — boolean, а ожидается string',
  ],
  [
    'wider bounds',
    { type: 'integer', minimum: 1 },
    { type: 'integer' },
    'значение: ожидается minimum 1, а допускается любое',
  ],
  ['another pattern', { type: 'string', pattern: '^a' }, text, 'значение не обязано подходить под ^a'],
  ['anything', text, {}, 'значение — что угодно, а ожидается string'],
])('not understood: %s', (_, reader, writer, incompatibility) => {
  expect(incompatibilities(reader, writer)).toEqual([incompatibility]);
});
