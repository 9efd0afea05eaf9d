import { render, screen } from '@testing-library/react';

const HTML = `
  <p>text</p><div hidden>hidden</div><dialog>closed</dialog><dialog open>open</dialog><template></template>
  <input type="hidden"><input><ul><li>one</li></ul><table><tbody><tr><td>cell</td></tr></tbody></table>
  <div style="visibility: hidden; pointer-events: none"><i>inside</i><b style="visibility: visible">seen</b></div>
  <section style="display: none"><h2>in nothing</h2></section><svg><path d="M0 0"></path></svg><article hidden style="display: flex"></article>`;

const PROPERTIES = ['display', 'visibility', 'pointer-events'];

/** jsdom answers itself when the page has a style sheet. */
function withStyleSheet<T>(read: () => T): T {
  const sheet = document.head.appendChild(document.createElement('style'));
  const result = read();
  sheet.remove();
  return result;
}

test('every element has the same style as in jsdom', () => {
  document.body.innerHTML = HTML;
  const read = () =>
    [document.documentElement, document.head, ...document.body.querySelectorAll('*')].map((element) => [
      element.tagName,
      ...PROPERTIES.map((property) => getComputedStyle(element).getPropertyValue(property)),
      getComputedStyle(element).display,
      getComputedStyle(element).color,
    ]);
  expect(read()).toEqual(withStyleSheet(read));
});

test('what a style sheet of the page hides is not visible', () => {
  render(
    <>
      <style>{'.away { display: none }'}</style>
      <button type="button" className="away">
        Away
      </button>
      <button type="button">Here</button>
    </>,
  );
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Here' })]);
});
