/** ERR-10, spelled as the specification prints it. */
export const sectionsFailed = 'Разделы каталога отсутвуют';
