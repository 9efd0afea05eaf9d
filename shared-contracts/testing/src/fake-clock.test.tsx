import { screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { fakeClock, renderWithApp } from '.';

function Late() {
  const [shown, show] = useState(false);
  const [pressed, press] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => show(true), 60_000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <button type="button" onClick={() => press((count) => count + 1)}>
      {shown ? 'поздно' : 'рано'} {pressed}
    </button>
  );
}

test('time passes when the test says so, and the user can act meanwhile', async () => {
  const { pass, user } = fakeClock();
  renderWithApp(<Late />);
  await pass(59_999);
  await user.click(screen.getByRole('button', { name: 'рано 0' }));
  expect(screen.getByRole('button', { name: 'рано 1' })).toBeVisible();
  await pass(1);
  expect(screen.getByRole('button', { name: 'поздно 1' })).toBeVisible();
});

test('a test without fakeClock has the real clock, even after tests that stopped it', () => {
  expect(jest.isMockFunction(setTimeout)).toBe(false);
  expect('clock' in setTimeout).toBe(false);
});
