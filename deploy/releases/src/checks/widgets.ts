import { type Candidate, describeRelease, releasesOf } from './candidate';

/** The owner of a placed widget provides the widget. */
export function checkWidgets(candidate: Candidate): string[] {
  return releasesOf(candidate).flatMap((user) =>
    Object.entries(user.contract.widgets).flatMap(([name, { owner }]) => {
      const provider = candidate.apps[owner];
      const isNew = candidate.changed.includes(user.manifest.app) || candidate.changed.includes(owner);
      if (owner === user.manifest.app || !provider || !isNew || provider.manifest.widgets.includes(name)) return [];
      const reason = `${describeRelease(user)} показывает виджет ${name}, а в ${describeRelease(provider)} его нет`;
      return candidate.changed.includes(owner)
        ? [`${reason}: сначала выпустите ${user.manifest.app} без него, потом ${owner}`]
        : [`${reason}: сначала выпустите ${owner} с этим виджетом`];
    }),
  );
}
