import { fakeClock } from '@zapovednik/testing';
import { onPuzzleClosed } from './on-puzzle-closed';

function puzzle() {
  const holder = document.createElement('div');
  const frame = document.createElement('iframe');
  frame.src = 'https://captcha.example/recaptcha/api2/bframe?k=1';
  holder.style.visibility = 'hidden';
  holder.append(frame);
  document.body.append(holder);
  return holder;
}

test('SES-16 a puzzle that is closed unsolved is detected, a solved one is not', async () => {
  const { pass } = fakeClock();
  const holder = puzzle();
  const onClosed = jest.fn();
  const stop = onPuzzleClosed(onClosed);
  const show = async (visibility: string) => {
    holder.style.visibility = visibility;
    await pass(0);
  };
  await show('visible');
  await pass(60_000);
  expect(onClosed).not.toHaveBeenCalled();
  await show('hidden');
  await pass(1_000);
  expect(onClosed).toHaveBeenCalledTimes(1);

  await show('visible');
  await show('hidden');
  stop();
  await pass(60_000);
  expect(onClosed).toHaveBeenCalledTimes(1);
  holder.remove();
});
