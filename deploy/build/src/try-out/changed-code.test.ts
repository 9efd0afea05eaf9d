import type { ReleaseManifest } from 'deploy-releases/store/manifest';
import { releaseManifest } from 'deploy-releases/store/manifest';
import { changedCode } from './changed-code';

/** A release with two pages, a widget, start code and lazy code. Files in `changed` have another hash. */
function release(version: string, ...changed: string[]): ReleaseManifest {
  const files = ['remoteEntry.js', 'start.js', 'page-a.js', 'page-b.js', 'shared.js', 'widget-w.js', 'lazy-part.js'];
  const chunk = (...scripts: string[]) => ({ scripts, styles: [] });
  return releaseManifest.parse({
    area: 'mf-content',
    version,
    contract: '1.0.0',
    provides: {},
    requires: {},
    routes: [],
    widgets: ['w'],
    commands: [],
    wakesOn: [],
    entry: 'remoteEntry.js',
    chunks: {
      entry: chunk('start.js'),
      'page-a': chunk('shared.js', 'page-a.js'),
      'page-b': chunk('page-b.js'),
      'widget-w': chunk('shared.js', 'widget-w.js'),
    },
    files: Object.fromEntries([
      ...files.map((file) => [`web/${file}`, changed.includes(file) ? 'new' : 'old']),
      ['web/page-a.css', version],
      ['server/index.cjs', version],
    ]),
    sizes: { script: 1, style: 1 },
    budgets: { script: 1, style: 1 },
    commit: '',
    builtAt: '',
  });
}

const changesOf = (...changed: string[]) => {
  const { page, widget } = changedCode(release('2', 'remoteEntry.js', ...changed), release('1'));
  return [page('a') && 'a', page('b') && 'b', widget('w') && 'w'].filter(Boolean);
};

test.each([
  [[], []],
  [['page-b.js'], ['b']],
  [['shared.js'], ['a', 'w']],
  [['lazy-part.js'], ['a', 'b', 'w']],
  [['start.js'], ['a', 'b', 'w']],
])('a release with other scripts %j has to be opened at %j', (scripts, expected) => {
  expect(changesOf(...scripts)).toEqual(expected);
});

test('all of an app that is not live is new', () => {
  expect(changedCode(release('1'), undefined).page('a')).toBe(true);
});
