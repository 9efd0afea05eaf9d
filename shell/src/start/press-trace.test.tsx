import { fireEvent } from '@testing-library/react';
import { clientOf, ok, read, write } from '@zapovednik/testing/client-of';
import { pressTrace } from './press-trace';

const traceOf = ({ traceparent }: ReturnType<typeof pressTrace>) =>
  /^00-([0-9a-f]{32})-[0-9a-f]{16}-00$/.exec(traceparent)?.[1];

test('all calls of one press carry one trace, and the next press another', async () => {
  fireEvent.click(document.body);
  const { api, header } = clientOf([ok({ name: 'Корм' }), ok()], { headers: pressTrace });
  await api(read, { id: 7 });
  const first = header('traceparent');
  await api(write, {});
  expect(header('traceparent')).toBe(first);
  const before = traceOf(pressTrace());
  expect(before).toBeDefined();
  fireEvent.click(document.body);
  expect(traceOf(pressTrace())).not.toBe(before);
});

test('a press that a component keeps to itself begins a trace too', () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.addEventListener('click', (event) => event.stopPropagation());
  const before = traceOf(pressTrace());
  fireEvent.click(button);
  expect(traceOf(pressTrace())).not.toBe(before);
});
