import { createHash } from 'node:crypto';
import { toCityState } from '@zapovednik/api/shell/models/city';
import { unknownSession } from '@zapovednik/areas/shell/atoms';
import { QueryClient } from '@zapovednik/platform/query';
import { fixtures } from '@zapovednik/testing';
import type { Boot } from './boot';
import { answersOf } from './boot-answers';
import { bootScript } from './boot-script';

const HOSTILE = '</script><script>alert(1)</script><!--\u2028';

function bootWith(answers: Record<string, unknown>): Boot {
  const query = new QueryClient();
  for (const [name, answer] of Object.entries(answers)) query.setQueryData([name, HOSTILE], answer);
  const area = { version: '1.0.0', url: '/a.js', integrity: '', wakesOn: [] };
  return {
    origin: 'http://shop.localhost',
    settings: {},
    shellVersion: '1.0.0',
    areas: {
      'mf-catalog': area,
      'mf-checkout': area,
      'mf-cabinet': area,
      'mf-services': area,
      'mf-content': area,
    },
    routes: [],
    city: { ...toCityState(fixtures.city()), name: HOSTILE },
    person: unknownSession,
    route: null,
    rendered: [],
    widgets: [],
    override: [],
    answers: answersOf(query),
    router: { loaderData: {}, errors: null },
  };
}

const script = (boot: Boot) => bootScript(boot, '(start)()').pieces.join('');
const readSession = (text: string): unknown => JSON.parse(text.slice('shopBoot='.length, text.indexOf(';(start)()')));

test('the browser gets all the boot data, and nothing in it can end the script', () => {
  const boot = bootWith({ page: { products: [{ name: HOSTILE }] }, none: null, many: [1, HOSTILE] });
  const text = script(boot);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(readSession(text)).toEqual(JSON.parse(JSON.stringify(boot)));
});

test('an answer that pages share is written in full on each of them, and cannot end the script', () => {
  const answer = Object.freeze({ products: Object.freeze([HOSTILE]) });
  for (const boot of [bootWith({ page: answer }), bootWith({ page: answer, more: 1 })]) {
    const text = script(boot);
    expect(text).not.toMatch(/[<\u2028\u2029]/);
    expect(readSession(text)).toEqual(JSON.parse(JSON.stringify(boot)));
  }
});

test('the hash is that of the script as a browser reads it, also of a part that pages share', () => {
  const boot = bootWith({ page: Object.freeze({ name: `Корм ${HOSTILE}` }), own: 'Игрушка' });
  for (const { pieces, hash } of [bootScript(boot, 'start()'), bootScript(boot, 'start()')]) {
    expect(hash).toBe(
      `sha256-${createHash('sha256')
        .update(Buffer.from(pieces.join('')))
        .digest('base64')}`,
    );
  }
});
