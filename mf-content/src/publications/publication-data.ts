import type { PublicationDetail } from '@zapovednik/api/content/models/publication';
import type { Author } from '@zapovednik/api/content/wire/publication';
import { authorLink } from '@zapovednik/areas/content/routes';
import { type Kind, kinds } from './kinds';

const company = { '@type': 'Organization', name: 'Заповедник' };

/** A text for search engines, as a schema.org Article or NewsArticle. */
export const publicationData = (kind: Kind, of: PublicationDetail, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': kinds[kind].schema,
  headline: of.title,
  description: of.lead,
  image: [`${origin}${of.picture}-1280.jpg`],
  datePublished: of.published,
  dateModified: of.updated,
  author: of.author
    ? {
        '@type': 'Person',
        name: of.author,
        jobTitle: of.authorRole,
        ...(of.authorPage && { url: origin + authorLink(of.authorPage.code) }),
      }
    : company,
  publisher: company,
  mainEntityOfPage: origin + kinds[kind].linkOf(of.code),
});

/** An author for search engines, as a schema.org ProfilePage about a Person. */
export const authorData = ({ code, name, role, picture }: Author, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ProfilePage',
  mainEntity: {
    '@type': 'Person',
    name,
    jobTitle: role,
    image: `${origin}${picture}-640.jpg`,
    url: origin + authorLink(code),
    worksFor: company,
  },
});
