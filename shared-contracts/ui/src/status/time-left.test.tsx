import { screen } from '@testing-library/react';
import { fakeClock, renderWithApp } from '@zapovednik/testing';
import { TimeLeft } from '.';

const until = '2026-12-05T08:00:00.000Z';
const MINUTE = 60_000;
const plain = () => screen.getByRole('timer').textContent?.replace(/\s/g, ' ');

test('ORD-02 the time that is left in words: minutes, then seconds, then the end, once', async () => {
  const { pass } = fakeClock('2026-12-05T07:17:00Z');
  const onOver = jest.fn();
  renderWithApp(<TimeLeft until={until} words onOver={onOver} />);
  expect(plain()).toBe('43 минуты');
  await pass(42 * MINUTE);
  expect(plain()).toBe('1 минута');
  await pass(MINUTE - 21_000);
  expect(plain()).toBe('21 секунда');
  expect(onOver).not.toHaveBeenCalled();
  await pass(30_000);
  expect(plain()).toBe('0 секунд');
  expect(onOver).toHaveBeenCalledTimes(1);
});

test('only ten, five and one minute before the end are told, and politely', async () => {
  const { pass } = fakeClock('2026-12-05T07:48:30Z');
  renderWithApp(<TimeLeft until={until} onOver={() => {}} />);
  const said = screen.getByRole('status');
  const heard: (string | undefined)[] = [];
  for (let seconds = 0; seconds <= 690; seconds += 10) {
    const text = said.textContent?.replace(/\s/g, ' ');
    if (text !== heard.at(-1)) heard.push(text);
    await pass(10_000);
  }
  expect(heard).toEqual(['', 'Осталось 10 минут', '', 'Осталось 5 минут', '', 'Осталось 1 минута', '']);
});
