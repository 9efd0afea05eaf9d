import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import yauzl, { type ZipFile } from 'yauzl';
import { isHarmlessXml } from './inspect-xml';

/** Files in a document of Word or LibreOffice; a CV has dozens. */
const MOST_FILES = 1_000;
/** Bytes of the unpacked document, and of the XML in it. */
const LARGEST = 64 * 1024 * 1024;
const LARGEST_XML = 8 * 1024 * 1024;

const XML = /\.(xml|rels|rdf|vml)$/i;
/** Other files that belong in a document: pictures, fonts, and names that programs ignore. */
const BESIDE =
  /(\.(png|jpe?g|gif|bmp|tiff?|emf|wmf|odttf|ttf|psmdcp)|^mimetype|^layout-cache|^ObjectReplacements\/[^/]+|\/)$/i;
/** Folders of macros, scripts and embedded documents. */
const FORBIDDEN = /(^|\/)(embeddings|activeX|Basic|Scripts|Dialogs|Object [^/]*)\//i;

/**
 * Whether a DOCX or ODT document is harmless: no macros, scripts, embedded documents or external parts, and not more
 * data than such a document can have. The sizes in the archive are checked while it is unpacked.
 */
export async function isHarmlessArchive(content: Buffer): Promise<boolean> {
  try {
    return await isHarmless(await yauzl.fromBufferPromise(content, { lazyEntries: true, strictFileNames: true }));
  } catch {
    // Not an archive, broken, encrypted, or its sizes are wrong.
    return false;
  }
}

async function isHarmless(archive: ZipFile): Promise<boolean> {
  if (archive.entryCount > MOST_FILES) return false;
  const names = new Set<string>();
  let [all, xml] = [0, 0];
  for await (const entry of archive.eachEntry()) {
    const { fileName: name, uncompressedSize: size } = entry;
    const isXml = XML.test(name);
    all += size;
    if (isXml) xml += size;
    // Two files with one name: programs differ in which one they read.
    if (all > LARGEST || xml > LARGEST_XML || names.has(name.toLowerCase())) return false;
    names.add(name.toLowerCase());
    if (FORBIDDEN.test(name) || !(isXml || BESIDE.test(name))) return false;
    const file = await archive.openReadStreamPromise(entry);
    if (!isXml) await finished(file.resume());
    else if (!isHarmlessXml(name, await buffer(file))) return false;
  }
  return true;
}
