/**
 * The unit tests of broken shops: one project for each break and each of our projects whose tests contain its rows.
 * `BREAKS_PLAN` is the file with the plan that `run-breaks.ts` wrote.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ours from '../../../../jest.config.js';

const root = join(import.meta.dirname, '../../../..');
const { report, projects } = JSON.parse(readFileSync(process.env.BREAKS_PLAN ?? '', 'utf8'));

export default {
  rootDir: root,
  maxWorkers: 2,
  testTimeout: 60_000,
  reporters: [[join(import.meta.dirname, 'break-reporter.js'), { file: report }]],
  projects: projects.map(({ name, project, tests, change }) => {
    const { transform, ...own } = ours.projects.find(({ displayName }) => displayName === project);
    const [[pattern, [, swc]]] = Object.entries(transform);
    return {
      ...own,
      displayName: name,
      // Projects of one kind share jest's cache of their files.
      id: `breaks-${project}`,
      roots: ['deploy', 'e2e', 'shared-contracts', 'shell', ...(project.startsWith('mf-') ? [project] : [])].map(
        (folder) => join(root, folder),
      ),
      testMatch: tests.map((file) => join(root, file)),
      transform: { [pattern]: [join(import.meta.dirname, 'break-transform.js'), { swc, ...change }] },
    };
  }),
};
