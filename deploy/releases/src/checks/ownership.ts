import { type Candidate, describeRelease, pairsOf, releasesOf } from './candidate';
import { pathShape } from './path-shape';

/** Every path, command and atom has one owner. */
export function checkOwnership(candidate: Candidate): string[] {
  return [...checkRoutes(candidate), ...checkCommands(candidate), ...checkAtoms(candidate)];
}

/** A page belongs to the release that declares it. */
function checkRoutes(candidate: Candidate): string[] {
  const claims = releasesOf(candidate).flatMap(({ manifest }) =>
    manifest.routes.map((route) => ({ area: manifest.area, route })),
  );
  const foreign = claims
    .filter(({ area, route }) => route.owner !== area)
    .map(({ area, route }) => `${area} объявляет страницу ${route.path}, которая принадлежит ${route.owner}`);
  const twice = claims.flatMap(({ area, route }, index) =>
    claims
      .slice(0, index)
      .filter((other) => other.area !== area)
      .flatMap((other) => {
        if (pathShape(other.route.path) === pathShape(route.path))
          return [`на адрес ${route.path} претендуют двое: ${other.area} и ${area}`];
        return other.route.id === route.id ? [`маршрут ${route.id} объявляют двое: ${other.area} и ${area}`] : [];
      }),
  );
  return [...foreign, ...twice];
}

/** A command has one owner: the one that its callers' descriptors name. */
function checkCommands(candidate: Candidate): string[] {
  const releases = releasesOf(candidate);
  const claimed = releases.flatMap(({ manifest }) => manifest.commands.map((name) => ({ name, area: manifest.area })));
  const twice = claimed.flatMap(({ name, area }, index) =>
    claimed
      .slice(0, index)
      .filter((other) => other.name === name)
      .map((other) => `на команду ${name} отвечают двое: ${other.area} и ${area}`),
  );
  const described = releases.flatMap((release) =>
    Object.entries(release.contract.commands).map(([name, { owner }]) => ({ name, owner, release })),
  );
  const foreign = claimed.flatMap(({ name, area }) => {
    const owner = described.find((one) => one.name === name && one.owner !== area)?.owner;
    return owner ? [`${area} отвечает на команду ${name}, которая по контракту принадлежит ${owner}`] : [];
  });
  const orphaned = described
    .filter(({ name, owner }) => candidate.apps[owner] && !claimed.some((claim) => claim.name === name))
    .map(({ name, owner, release }) =>
      release.manifest.area === owner
        ? `${describeRelease(release)} описывает команду ${name}, но не отвечает на неё: добавьте её в commands файла area.json`
        : `${describeRelease(release)} вызывает команду ${name}, а ${owner} на неё не отвечает: сначала выпустите ${owner} с нею или ${release.manifest.area} без неё`,
    );
  return [...twice, ...foreign, ...orphaned];
}

/** An atom has one owner, which all descriptors of it name. */
function checkAtoms(candidate: Candidate): string[] {
  return pairsOf(candidate).flatMap(([one, other]) =>
    Object.entries(one.contract.atoms).flatMap(([name, { owner }]) => {
      const theirs = other.contract.atoms[name]?.owner ?? owner;
      if (theirs === owner) return [];
      return [
        `атом ${name}: ${describeRelease(one)} называет владельцем ${owner}, а ${describeRelease(other)} — ${theirs}. Что делать: назовите новый атом иначе`,
      ];
    }),
  );
}
