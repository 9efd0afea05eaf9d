import type { OwnerName } from 'shared-contracts/routes';
import type { JsonSchema } from '../json-schema';
import { type Candidate, type CheckedRelease, nameOf, pairsOf } from './candidate';
import { complaints } from './complaints';

/** New releases and those that stay understand one another: events, commands and calls by the schemas they were built with. */
export function checkSchemas(candidate: Candidate): string[] {
  return pairsOf(candidate).flatMap(([one, other]) => [
    ...checkEvents(one, other),
    ...checkCommands(one, other),
    ...checkCalls(one, other),
  ]);
}

/** Anyone may emit and anyone may listen: each understands the other. */
function checkEvents(one: CheckedRelease, other: CheckedRelease): string[] {
  return [...checkUnknownEvents(one, other), ...checkUnknownEvents(other, one), ...both(one, other)];

  function both(a: CheckedRelease, b: CheckedRelease): string[] {
    return shared(a.contract.events, b.contract.events).flatMap(([name, mine, theirs]) => [
      ...explained(`событие ${name}`, a, b, complaints(mine, theirs)),
      ...explained(`событие ${name}`, b, a, complaints(theirs, mine)),
    ]);
  }
}

/** The shell's bus carries the events and commands that it knows. */
function checkUnknownEvents(area: CheckedRelease, shell: CheckedRelease): string[] {
  if (shell.manifest.area !== 'shell') return [];
  const wakes = area.manifest.wakesOn.filter((name) => !(name in area.contract.events));
  const events = [...Object.keys(area.contract.events), ...wakes].filter((name) => !(name in shell.contract.events));
  const commands = Object.keys(area.contract.commands).filter((name) => !(name in shell.contract.commands));
  return [
    ...events.map((name) => `${nameOf(area)} использует событие ${name}, которого ${nameOf(shell)} не знает`),
    ...commands.map((name) => `${nameOf(area)} использует команду ${name}, которой ${nameOf(shell)} не знает`),
  ];
}

/** An input goes from whoever asks through the shell to the owner, the answer comes the same way back. */
function checkCommands(one: CheckedRelease, other: CheckedRelease): string[] {
  return shared(one.contract.commands, other.contract.commands).flatMap(([name, mine, theirs]) => {
    const [first, second] = [stationOf(one, mine.owner), stationOf(other, theirs.owner)];
    if (first === second) return [];
    const [asks, asked, to, from] = first < second ? [mine, theirs, other, one] : [theirs, mine, one, other];
    return [
      ...explained(`команда ${name}`, to, from, complaints(asked.input, asks.input)),
      ...explained(`ответ на команду ${name}`, from, to, complaints(asks.answer, asked.answer)),
    ];
  });
}

/** How far along the way of a command a part stands. */
function stationOf({ manifest }: CheckedRelease, owner: OwnerName): number {
  if (manifest.area === owner) return 2;
  return manifest.area === 'shell' ? 1 : 0;
}

/** Both ask one back end: of two descriptions of a call, one only adds to the other. */
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

/** What keeps `newer` from being `older` with additions: what was sent is still valid, what was promised still holds. */
const additions = (older: CallSchemas, newer: CallSchemas) => [
  ...complaints(newer.input, older.input),
  ...complaints(older.answer, newer.answer),
];

function shared<T>(one: Readonly<Record<string, T>>, other: Readonly<Record<string, T>>): [string, T, T][] {
  return Object.entries(one).flatMap(([name, mine]): [string, T, T][] => {
    const theirs = other[name];
    return theirs === undefined ? [] : [[name, mine, theirs]];
  });
}

const explained = (what: string, reader: CheckedRelease, writer: CheckedRelease, found: readonly string[]) =>
  found.map((reason) => `${what}: ${nameOf(reader)} не поймёт ${nameOf(writer)}: ${reason}`);
