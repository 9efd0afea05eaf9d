import { render } from '@testing-library/react';
import { createIcon } from './create-icon';

const Cross = createIcon({
  node: [
    ['path', { d: 'M18 6 6 18' }],
    ['path', { d: 'm6 6 12 12' }],
  ],
});

test('an icon is drawn from lucide’s data, and is hidden from screen readers', () => {
  const { container } = render(<Cross className="red" data-name="cross" />);
  const svg = container.querySelector('svg');
  expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(svg).toHaveAttribute('data-name', 'cross');
  expect(svg).toHaveClass('lucide', 'red');
  expect([...(svg?.children ?? [])].map((path) => path.getAttribute('d'))).toEqual(['M18 6 6 18', 'm6 6 12 12']);
});
