import { cachedAnswers } from './cached-answers';

test('a page uses the answers that were asked for since editors last published something', () => {
  const kept = cachedAnswers();
  kept('v1').set('articles', { answer: 'before' }, 60);
  expect(kept('v1').get('articles')).toEqual({ answer: 'before' });
  expect(kept('v2').get('articles')).toBeUndefined();
});
