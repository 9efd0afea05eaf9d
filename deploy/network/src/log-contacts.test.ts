import { withoutContacts } from './log-contacts';

test.each([
  ['{"msg":"anna.lesnaya+shop@mail.example.ru"}', '{"msg":"…@…"}'],
  ['/feedback/?email=anna%40example.ru&a=1', '/feedback/?email=…@…&a=1'],
  ['Анна Лесная <анна@почта.рф>, b@example.com', 'Анна Лесная <…@…>, …@…'],
  ['{"to":"79221110001"}', '{"to":"+7…"}'],
  ['{"to":79221110001}', '{"to":+7…}'],
  ['line\\n89221110001, +7 (922) 111-00-01', 'line\\n+7…, +7…'],
  ['?phone=%2B7%20%28922%29%20111-00-01&x=1', '?phone=+7…&x=1'],
])('%j has no contacts', (line, expected) => {
  expect(withoutContacts(line)).toBe(expected);
});

test.each([
  '{"time":1763920000000,"pid":79221,"ms":12}',
  '{"reqId":"3f2b8c1e-7922-4111-8000-79221110001a"}',
  'at file:///app/node_modules/pino@10.4.0/lib/a.js:79:22',
  '{"order":100001,"version":"1.2.3-abc","address":"127.0.0.1:3000"}',
  'postgres://shop@db:5432/shop',
])('%j stays', (line) => {
  expect(withoutContacts(line)).toBe(line);
});

test('a long text is searched once', () => {
  const started = process.cpuUsage();
  withoutContacts('a'.repeat(1_000_000));
  withoutContacts('7 '.repeat(500_000));
  expect(process.cpuUsage(started).user).toBeLessThan(5_000_000);
});
