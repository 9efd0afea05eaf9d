import { type Candidate, describeRelease, pairsOf, releasesOf } from './candidate';
import { pathShape } from './path-shape';

/** Every path, command and atom has one owner. */
export function checkOwnership(candidate: Candidate): string[] {
  return [...checkRoutes(candidate), ...checkCommands(candidate), ...checkAtoms(candidate)];
}

/** A page belongs to the release that declares it. */
function checkRoutes(candidate: Candidate): string[] {
  const claims = releasesOf(candidate).flatMap(({ manifest }) =>
    manifest.routes.map((route) => ({ app: manifest.app, route })),
  );
  const foreign = claims
    .filter(({ app, route }) => route.owner !== app)
    .map(({ app, route }) => `${app} объявляет страницу ${route.path}, которая принадлежит ${route.owner}`);
  const twice = claims.flatMap(({ app, route }, index) =>
    claims
      .slice(0, index)
      .filter((other) => other.app !== app)
      .flatMap((other) => {
        if (pathShape(other.route.path) === pathShape(route.path))
          return [`на адрес ${route.path} претендуют двое: ${other.app} и ${app}`];
        return other.route.id === route.id ? [`маршрут ${route.id} объявляют двое: ${other.app} и ${app}`] : [];
      }),
  );
  return [...foreign, ...twice];
}

/** A command has one owner: the one that its callers' descriptors name. */
function checkCommands(candidate: Candidate): string[] {
  const releases = releasesOf(candidate);
  const claimed = releases.flatMap(({ manifest }) => manifest.commands.map((name) => ({ name, app: manifest.app })));
  const twice = claimed.flatMap(({ name, app }, index) =>
    claimed
      .slice(0, index)
      .filter((other) => other.name === name)
      .map((other) => `на команду ${name} отвечают двое: ${other.app} и ${app}`),
  );
  const described = releases.flatMap((release) =>
    Object.entries(release.contract.commands).map(([name, { owner }]) => ({ name, owner, release })),
  );
  const foreign = claimed.flatMap(({ name, app }) => {
    const owner = described.find((one) => one.name === name && one.owner !== app)?.owner;
    return owner ? [`${app} отвечает на команду ${name}, которая по контракту принадлежит ${owner}`] : [];
  });
  const orphaned = described
    .filter(({ name, owner }) => candidate.apps[owner] && !claimed.some((claim) => claim.name === name))
    .map(({ name, owner, release }) =>
      release.manifest.app === owner
        ? `${describeRelease(release)} описывает команду ${name}, но не отвечает на неё: добавьте её в commands файла area.json`
        : `${describeRelease(release)} вызывает команду ${name}, а ${owner} на неё не отвечает: сначала выпустите ${owner} с нею или ${release.manifest.app} без неё`,
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
