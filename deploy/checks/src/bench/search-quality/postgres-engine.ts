import type { Client } from 'pg';
import type { Engine } from '../../search-quality/measure';
import type { Document } from './documents';

/**
 * PostgreSQL's full text with the `russian` dictionary: all words, or any of them, or, if no word is known, the most similar name by
 * trigrams (pg_trgm).
 */
export async function postgresEngine(client: Client, documents: readonly Document[]): Promise<Engine> {
  await client.query('create extension if not exists pg_trgm');
  await client.query(`create table document (
    id int primary key, name text not null, popularity int not null, words tsvector not null
  )`);
  await client.query(
    `insert into document
     select id, name, popularity,
       setweight(to_tsvector('russian', name || ' ' || brand || ' ' || codes), 'A')
         || setweight(to_tsvector('russian', sections), 'B')
     from jsonb_to_recordset($1::jsonb) as given
       (id int, name text, brand text, sections text, codes text, popularity int)`,
    [JSON.stringify(documents)],
  );
  await client.query('create index on document using gin (words)');
  await client.query('create index on document using gin (name gin_trgm_ops)');
  await client.query('analyze document');

  const places = async (statement: string, text: string) =>
    (await client.query<{ id: number }>(statement, [text])).rows.map(({ id }) => id);
  const byWords = (query: string) =>
    `select id from document, (select ${query} as query) as asked where words @@ query
     order by ts_rank(words, query) desc, popularity desc limit 400`;
  const attempts = [
    byWords("plainto_tsquery('russian', $1)"),
    byWords("replace(plainto_tsquery('russian', $1)::text, '&', '|')::tsquery"),
    `select id from document where word_similarity($1, name) > 0.3
     order by word_similarity($1, name) desc, popularity desc limit 400`,
  ];
  return async (text) => {
    for (const attempt of attempts) {
      const found = await places(attempt, text);
      if (found.length > 0) return found;
    }
    return [];
  };
}
