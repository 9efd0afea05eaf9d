import type { JsonSchema } from '../store/json-schema';
import { type Candidate, type CheckedRelease, describeRelease, pairsOf } from './candidate';
import { incompatibilities } from './incompatibilities';

/**
 * New and unchanged releases understand each other: events, commands, widgets, atoms, queries and calls, by the schemas they were built
 * with.
 */
export function checkSchemas(candidate: Candidate): string[] {
  return pairsOf(candidate).flatMap(([one, other]) => [
    ...checkEvents(one, other),
    ...checkCommands(one, other),
    ...checkWidgetProps(one, other),
    ...checkAtoms(one, other),
    ...checkQueries(one, other),
    ...checkCalls(one, other),
  ]);
}

/** Any app may emit and any app may listen, so each must understand the other. */
function checkEvents(one: CheckedRelease, other: CheckedRelease): string[] {
  return shared(one.contract.events, other.contract.events).flatMap(([name, mine, theirs]) => [
    ...explained(`событие ${name}`, one, other, incompatibilities(mine, theirs)),
    ...explained(`событие ${name}`, other, one, incompatibilities(theirs, mine)),
  ]);
}

/** The caller sends the input to the owner and receives the answer. */
function checkCommands(one: CheckedRelease, other: CheckedRelease): string[] {
  return shared(one.contract.commands, other.contract.commands).flatMap(([name, mine, theirs]) => {
    const owner = [one, other].find(({ manifest }) => manifest.app === mine.owner);
    if (!owner) return [];
    const [asks, asked, caller] = owner === one ? [theirs, mine, other] : [mine, theirs, one];
    return [
      ...explained(`команда ${name}`, owner, caller, incompatibilities(asked.input, asks.input)),
      ...explained(`ответ на команду ${name}`, caller, owner, incompatibilities(asks.answer, asked.answer)),
    ];
  });
}

/** The page that places a widget passes props to its owner. */
function checkWidgetProps(one: CheckedRelease, other: CheckedRelease): string[] {
  return shared(one.contract.widgets, other.contract.widgets).flatMap(([name, mine, theirs]) => {
    const owner = [one, other].find(({ manifest }) => manifest.app === mine.owner);
    if (!owner) return [];
    const [placed, provided, page] = owner === one ? [theirs, mine, other] : [mine, theirs, one];
    return explained(`свойства виджета ${name}`, owner, page, incompatibilities(provided.props, placed.props));
  });
}

/** The owner writes an atom. The shell writes the atoms that it sets at start-up. All other apps read. */
function checkAtoms(one: CheckedRelease, other: CheckedRelease): string[] {
  return shared(one.contract.atoms, other.contract.atoms).flatMap(([name, mine, theirs]) => {
    const writes = ({ manifest: { app } }: CheckedRelease) => app === mine.owner || app === 'shell';
    return [
      ...(writes(other) ? explained(`атом ${name}`, one, other, incompatibilities(mine.reads, theirs.writes)) : []),
      ...(writes(one) ? explained(`атом ${name}`, other, one, incompatibilities(theirs.reads, mine.writes)) : []),
    ].map(
      (found) => `${found}. Что делать: оставьте прежние поля, новые добавьте необязательными, или назовите атом иначе`,
    );
  });
}

/** The app that reads a query first caches it for the others. */
function checkQueries(one: CheckedRelease, other: CheckedRelease): string[] {
  return shared(one.contract.queries, other.contract.queries).flatMap(([name, mine, theirs]) =>
    [
      ...explained(`запрос ${name}`, one, other, incompatibilities(mine.data, theirs.data)),
      ...explained(`запрос ${name}`, other, one, incompatibilities(theirs.data, mine.data)),
    ].map((found) => `${found}. Что делать: увеличьте число в ключе запроса`),
  );
}

/** Both apps call one back end. So if they describe a call differently, one description must only add to the other. */
function checkCalls(one: CheckedRelease, other: CheckedRelease): string[] {
  return shared(one.contract.calls, other.contract.calls).flatMap(([id, mine, theirs]) => {
    const older = additions(theirs, mine);
    if (older.length === 0 || additions(mine, theirs).length === 0) return [];
    return explained(`вызов ${id}`, one, other, older);
  });
}

interface CallSchemas {
  readonly input: JsonSchema;
  readonly answer: JsonSchema;
}

/**
 * Why `newer` is more than `older` with additions. Empty when requests of `older` are still valid and answers still
 * have the promised fields.
 */
const additions = (older: CallSchemas, newer: CallSchemas) => [
  ...incompatibilities(newer.input, older.input),
  ...incompatibilities(older.answer, newer.answer),
];

function shared<T>(one: Readonly<Record<string, T>>, other: Readonly<Record<string, T>>): [string, T, T][] {
  return Object.entries(one).flatMap(([name, mine]): [string, T, T][] => {
    const theirs = other[name];
    return theirs === undefined ? [] : [[name, mine, theirs]];
  });
}

const explained = (what: string, reader: CheckedRelease, writer: CheckedRelease, found: readonly string[]) =>
  found.map((reason) => `${what}: ${describeRelease(reader)} не поймёт ${describeRelease(writer)}: ${reason}`);
