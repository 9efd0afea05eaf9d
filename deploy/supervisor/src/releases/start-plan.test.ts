import type { Change } from 'deploy-releases/channels/channel';
import { planStart } from './start-plan';

const change = (to: string, more: Partial<Change> = {}): Change => ({
  app: 'mf-content',
  from: null,
  to,
  at: '2026-11-24T10:00:00.000Z',
  by: 'Анна',
  why: 'activate',
  ...more,
});

const plan = (live: string | undefined, ...history: Change[]) =>
  planStart({ live: live === undefined ? {} : { 'mf-content': live }, history }, { 'mf-content': 'mine' });

test('a start opens what the checkout holds where nothing is live, or only an earlier start opened it', () => {
  expect(plan(undefined)).toEqual({ take: { 'mf-content': 'mine' }, differences: [] });
  expect(plan('old', change('old', { unchecked: true }))).toMatchObject({ take: { 'mf-content': 'mine' } });
});

test('a start leaves what a team has released or rolled back, and says so', () => {
  const released = change('theirs');
  expect(plan('theirs', released, change('old', { unchecked: true }))).toEqual({
    take: {},
    differences: [{ app: 'mf-content', live: 'theirs', checkout: 'mine', change: released }],
  });
  expect(plan('old', change('old', { why: 'rollback' }), change('theirs'))).toMatchObject({ take: {} });
});

test('a start changes nothing where the checkout is live already', () => {
  expect(plan('mine', change('mine', { unchecked: true }))).toEqual({ take: {}, differences: [] });
});
