import { searchableCatalogue } from 'deploy-demo-data/testing/searchable-catalogue';

const { begin, search } = searchableCatalogue();

const texts = [
  'корм для кошек',
  'сухой корм без курицы',
  'наполнитель древесный 10 л',
  'от блох щенку',
  'аквариум 60 л',
  'мяч',
  'ко',
  'гамак для хорька зелёный 500 кг',
  'корм renal для собак',
  'вигвама',
  'акв',
  'поводок рулетка nordtail',
];

test('searches that run in turns, and give their sets back as they end, find what each finds alone', () => {
  const alone = texts.map((text) => search(text).positions);
  expect(alone.map(({ length }) => length)).not.toContain(0);
  for (let round = 0; round < 3; round += 1) {
    const running = new Map(texts.map((text, at) => [at, begin(text)]));
    while (running.size > 0) {
      for (const [at, pieces] of running) {
        const step = pieces.next();
        if (!step.done) continue;
        running.delete(at);
        expect([texts[at], [...step.value.best()]]).toEqual([texts[at], alone[at]]);
        step.value.giveBack();
      }
    }
  }
});
