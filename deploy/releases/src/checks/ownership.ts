import { PARTS } from '../parts';
import { type Candidate, releasesOf } from './candidate';
import { shapeOf } from './path-shape';

/** Every path and every command has one owner, the one that the shell's table and the contract name. */
export function checkOwnership(candidate: Candidate): string[] {
  return [...checkRoutes(candidate), ...checkCommands(candidate)];
}

/** The shell's release declares the table for everybody: only its own rows are its claims. */
function checkRoutes(candidate: Candidate): string[] {
  const claims = releasesOf(candidate).flatMap(({ manifest }) =>
    manifest.routes
      .filter((row) => manifest.area !== 'shell' || row.owner === 'shell')
      .map((row) => ({ area: manifest.area, row })),
  );
  const foreign = claims
    .filter(({ area, row }) => row.owner !== area)
    .map(({ area, row }) => `${area} объявляет страницу ${row.path}, которая принадлежит ${row.owner}`);
  const owners = new Map(candidate.parts.shell?.manifest.routes.map((row) => [shapeOf(row.path), row.owner]));
  const taken = claims
    .filter(({ area, row }) => row.owner === area && (owners.get(shapeOf(row.path)) ?? area) !== area)
    .map(
      ({ area, row }) =>
        `${area} занимает адрес ${row.path}, который по таблице маршрутов принадлежит ${owners.get(shapeOf(row.path))}`,
    );
  const twice = claims.flatMap(({ area, row }, index) =>
    claims
      .slice(0, index)
      .filter((other) => other.area !== area && shapeOf(other.row.path) === shapeOf(row.path))
      .map((other) => `на адрес ${row.path} претендуют двое: ${other.area} и ${area}`),
  );
  return [...foreign, ...taken, ...twice];
}

function checkCommands(candidate: Candidate): string[] {
  const releases = releasesOf(candidate);
  const whole = PARTS.every((part) => candidate.parts[part]);
  const contract = candidate.parts.shell?.contract.commands ?? {};
  const claimed = releases.flatMap(({ manifest }) => manifest.commands.map((name) => ({ name, area: manifest.area })));
  const twice = claimed.flatMap(({ name, area }, index) =>
    claimed
      .slice(0, index)
      .filter((other) => other.name === name)
      .map((other) => `на команду ${name} отвечают двое: ${other.area} и ${area}`),
  );
  const foreign = claimed
    .filter(({ name, area }) => contract[name] && contract[name].owner !== area)
    .map(
      ({ name, area }) =>
        `${area} отвечает на команду ${name}, которая по контракту принадлежит ${contract[name]?.owner}`,
    );
  const unknown = candidate.parts.shell
    ? claimed
        .filter(({ name }) => !contract[name])
        .map(
          ({ name, area }) =>
            `${area} отвечает на команду ${name}, которой shell ещё не знает: сначала выпустите shell`,
        )
    : [];
  const orphaned = Object.entries(contract)
    .filter(([name]) => whole && !claimed.some((claim) => claim.name === name))
    .map(([name, { owner }]) => `команда ${name} остаётся без ответа: её владелец ${owner} больше её не объявляет`);
  return [...twice, ...foreign, ...unknown, ...orphaned];
}
