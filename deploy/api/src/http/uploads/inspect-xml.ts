import { isActiveField } from './active-fields';

/** Relationships of DOCX by which a document includes macros, other files or an external template. */
const RELATIONSHIPS =
  /\/(vbaProject|wordVbaData|oleObject|package|control|activeXControlBinary|aFChunk|attachedTemplate|frame|subDocument|attachedToolbars|recipientData|mailMergeSource)$/i;
const CONTENT_TYPES = /macroEnabled|vbaProject|vbaData|activeX|oleObject|attachedToolbars/i;

/** Elements of ODT, with any prefix: scripts, embedded objects, and parts that are read from other files. */
const ELEMENTS =
  /<(?:[\w.-]+:)?(?:event-listener|dde-source|dde-connection|dde-connection-decl|execute-macro|object|object-ole|plugin|applet|floating-frame|section-source|encryption-data|script)[\s/>]/;
const SCRIPT_LINK = /(?:macro|script|javascript|vbscript|service|vnd\.sun\.star\.[\w-]+):/i;

/** Decodes numeric references, so that they cannot hide names. */
const decoded = (xml: string) =>
  xml.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (whole, hex, decimal) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** The start tags with this local name; a value may contain `>`. */
const tagsOf = (xml: string, name: string) =>
  xml.match(new RegExp(`<(?:[\\w.-]+:)?${name}\\b(?:"[^"<]*"|'[^'<]*'|[^<>"'])*>`, 'g')) ?? [];

const attribute = (tag: string, name: string) => {
  const found = new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return found?.[1] ?? found?.[2] ?? '';
};

/** Another encoding would hide forbidden names, and a document type can expand a small text to a huge one. */
function isPlainXml(content: Buffer): boolean {
  if (content.includes(0) || content.includes('<!DOCTYPE') || content.includes('<!ENTITY')) return false;
  const head = content.subarray(0, 200).toString('latin1');
  const encoding = /<\?xml[^>]*encoding\s*=\s*["']([^"']*)["']/.exec(head)?.[1] ?? 'utf-8';
  return /^(utf-?8|us-ascii)$/i.test(encoding);
}

function hasActiveFields(xml: string): boolean {
  const simple = tagsOf(xml, 'fldSimple').map((tag) => attribute(tag, 'instr'));
  // A field's instruction may be spread over many runs; fields begin and end with `fldChar`.
  const fields = xml
    .split(/<(?:[\w.-]+:)?fldChar\b/)
    .map((part) => [...part.matchAll(/<(?:[\w.-]+:)?instrText\b[^>]*>([^<]*)/g)].map(([, text]) => text).join(''));
  return [...simple, ...fields].some(isActiveField);
}

/**
 * Whether an XML file of a DOCX or ODT document is harmless: it starts no program and contains or reads no other
 * document.
 *
 * @param name its path in the archive
 */
export function isHarmlessXml(name: string, content: Buffer): boolean {
  if (!isPlainXml(content)) return false;
  const xml = decoded(content.toString('utf8'));
  if (name.endsWith('.rels'))
    return tagsOf(xml, 'Relationship').every((tag) => {
      const type = attribute(tag, 'Type');
      if (RELATIONSHIPS.test(type)) return false;
      return !/external/i.test(attribute(tag, 'TargetMode')) || /\/hyperlink$/i.test(type);
    });
  if (name === '[Content_Types].xml') return !CONTENT_TYPES.test(xml);
  if (xml.includes('vnd.sun.star.script:')) return false;
  if (ELEMENTS.test(xml) && !name.startsWith('word/')) return false;
  if (tagsOf(xml, '[\\w.-]+').some((tag) => SCRIPT_LINK.test(attribute(tag, 'href').trim().slice(0, 60)))) return false;
  return !hasActiveFields(xml);
}
