import { editablePages, isEditablePage } from '@zapovednik/api/content/calls/page-words';
import { pagePaths } from './page-paths';

const FORM = 'на этой странице форма, которая работает только вместе со своими словами: их меняют в коде';
const DATA = 'эта страница показывает данные магазина, а не только слова: их меняют там, где они хранятся';
const PRICES = 'на этой странице цены и сроки города, слова рядом с ними меняют в коде';
const LAW = 'это юридический документ: его меняют в коде, с проверкой юриста';

/** Pages that an editor may look for, and why their words are not replaced. */
const refused = new Map(
  Object.entries({
    about: DATA,
    'affiliate-program': FORM,
    agent: FORM,
    breeders: FORM,
    'consent-personal-data': LAW,
    contacts: DATA,
    delivery: PRICES,
    faq: 'вопросы и ответы лежат в папке questions',
    feedback: FORM,
    kitten: DATA,
    oferta: LAW,
    'personal-data': LAW,
    'polnye-pravila-programmy': LAW,
    'pomoshch-fondam': 'на этой странице начинают заказ для приюта: её слова меняют в коде',
    'pravila-polzovaniya-podarochnym-sertifikatom': LAW,
    'privacy-policy': LAW,
    puppy: DATA,
    rent: FORM,
    'stat-partnyerom-zapovednika': FORM,
  }),
);

const codes = Object.keys(editablePages).join(', ');
const lastOf = (path: string): string => path.split('/').at(-1) ?? '';

/** Why editors cannot replace the words of a page, in their language; null: they can. */
export function whyNotEditable(code: string): string | null {
  if (isEditablePage(code)) return null;
  const exists = pagePaths.some((path) => lastOf(path) === code);
  return refused.get(code) ?? (exists ? DATA : `такой страницы в магазине нет; меняются слова страниц ${codes}`);
}
