// News, articles, promotions, shops and every static page.

import { defineRoute } from '@zapovednik/platform/define';
import { link } from '@zapovednik/platform/routes';

export const aboutRoute = defineRoute('about', '/about', 'mf-content', 'default', 'ROU-02');
export const affiliateProgramRoute = defineRoute(
  'affiliateProgram',
  '/affiliate-program',
  'mf-content',
  'default',
  'ROU-03',
);
export const agentRoute = defineRoute('agent', '/agent', 'mf-content', 'default', 'ROU-04');
export const articlesRoute = defineRoute('articles', '/articles', 'mf-content', 'responsive', 'ROU-05', {
  query: ['PAGEN_1', 'topic'],
});
export const articleRoute = defineRoute('article', '/articles/:code', 'mf-content', 'responsive', 'ROU-62');
/** Who writes articles. */
export const authorRoute = defineRoute('author', '/authors/:code', 'mf-content', 'responsive', 'CON-03');
export const bonusProgramRoute = defineRoute('bonusProgram', '/bonus-program', 'mf-content', 'default', 'ROU-11');
export const bonusProgramPervouralskRoute = defineRoute(
  'bonusProgramPervouralsk',
  '/bonus-program-pervouralsk',
  'mf-content',
  'default',
  'ROU-12',
);
export const bonusnayaProgrammaRoute = defineRoute(
  'bonusnayaProgramma',
  '/bonusnaya-programma',
  'mf-content',
  'default',
  'ROU-13',
);
export const bonusProgramShopsRoute = defineRoute(
  'bonusProgramShops',
  '/bonus-program/bonusnaya-programma-magazinov',
  'mf-content',
  'default',
  'ROU-70',
);
export const bonusProgramRulesRoute = defineRoute(
  'bonusProgramRules',
  '/bonus-program/polnye-pravila-programmy.php',
  'mf-content',
  'default',
  'ROU-69',
);
export const breedersRoute = defineRoute('breeders', '/breeders', 'mf-content', 'default', 'ROU-15');
export const consentRoute = defineRoute('consent', '/consent-personal-data', 'mf-content', 'default', 'ROU-18');
export const contactsRoute = defineRoute('contacts', '/contacts', 'mf-content', 'default', 'ROU-19');
export const deliveryRoute = defineRoute('delivery', '/delivery', 'mf-content', 'default', 'ROU-20');
export const faqRoute = defineRoute('faq', '/faq', 'mf-content', 'default', 'ROU-21', {
  query: ['PAGEN_1', 'topic', 'search', 'question'],
});
export const feedbackRoute = defineRoute('feedback', '/feedback', 'mf-content', 'default', 'ROU-23');
export const kittenRoute = defineRoute('kitten', '/kitten', 'mf-content', 'default', 'ROU-25');
export const puppyRoute = defineRoute('puppy', '/puppy', 'mf-content', 'default', 'ROU-26');
export const mobileAppRoute = defineRoute('mobileApp', '/mobile-app', 'mf-content', 'default', 'ROU-27');
/**
 * The shop's own page to which the QR code of the application leads a phone. On a desktop there is nothing to install.
 */
export const openMobileAppRoute = defineRoute('openMobileApp', '/mobile-app/open', 'mf-content', 'default', 'CON-27', {
  device: 'phone',
  hidden: true,
});
export const newsListRoute = defineRoute('newsList', '/news', 'mf-content', 'responsive', 'ROU-28', {
  query: ['PAGEN_1', 'topic'],
});
/** A draft of the editors, for everyone who has its signed link. */
export const previewRoute = defineRoute('preview', '/preview/:token', 'mf-content', 'responsive', 'CON-26', {
  rendered: 'person',
});
export const newsRoute = defineRoute('news', '/news/:code', 'mf-content', 'responsive', 'ROU-63');
export const ofertaRoute = defineRoute('oferta', '/oferta', 'mf-content', 'default', 'ROU-29');
export const paymentRoute = defineRoute('payment', '/payment', 'mf-content', 'default', 'ROU-30');
export const petAppearedRoute = defineRoute('petAppeared', '/pet-appeared', 'mf-content', 'default', 'ROU-31');
export const charityRoute = defineRoute('charity', '/pomoshch-fondam', 'mf-content', 'default', 'ROU-32');
export const privacyPolicyRoute = defineRoute('privacyPolicy', '/privacy-policy', 'mf-content', 'default', 'ROU-33');
export const giftCertificateRulesRoute = defineRoute(
  'giftCertificateRules',
  '/pravila-polzovaniya-podarochnym-sertifikatom',
  'mf-content',
  'default',
  'ROU-34',
);
export const rentRoute = defineRoute('rent', '/rent', 'mf-content', 'default', 'ROU-35');
export const repeatBonusRoute = defineRoute('repeatBonus', '/repeat-bonus', 'mf-content', 'default', 'ROU-36', {
  hidden: true,
});
export const reviewsRoute = defineRoute('reviews', '/reviews', 'mf-content', 'responsive', 'ROU-37', {
  query: ['PAGEN_1'],
});
export const salesRoute = defineRoute('sales', '/sales', 'mf-content', 'responsive', 'ROU-38', {
  query: ['PAGEN_1', 'category', 'SORT'],
});
export const saleRoute = defineRoute('sale', '/sales/:code', 'mf-content', 'responsive', 'ROU-64', {
  query: ['PAGEN_1', 'SORT'],
});
/** `open` is not part of the shared page: whether a shop is open depends on the hour, so the browser decides. */
export const shopsRoute = defineRoute('shops', '/shops', 'mf-content', 'responsive', 'ROU-43', {
  query: ['location', 'with', 'whose', 'near', 'address', 'map'],
});
export const shopRoute = defineRoute('shop', '/shops/:code', 'mf-content', 'responsive', 'ROU-65');
export const sitemapPageRoute = defineRoute('sitemapPage', '/sitemap', 'mf-content', 'default', 'ROU-44');
export const registrationThanksRoute = defineRoute(
  'registrationThanks',
  '/spasibo-za-registratsiyu',
  'mf-content',
  'default',
  'ROU-45',
  { hidden: true },
);
export const successfulRegistrationRoute = defineRoute(
  'successfulRegistration',
  '/Successful_registration',
  'mf-content',
  'default',
  'ROU-46',
  { hidden: true },
);
export const partnersRoute = defineRoute('partners', '/stat-partnyerom-zapovednika', 'mf-content', 'default', 'ROU-47');
export const returnsRoute = defineRoute('returns', '/suppliers', 'mf-content', 'default', 'ROU-48');
export const vacanciesRoute = defineRoute('vacancies', '/vacancies', 'mf-content', 'vacancies', 'ROU-51', {
  guards: ['main-city'],
});
export const vacancyCitiesRoute = defineRoute(
  'vacancyCities',
  '/vacancies/cities',
  'mf-content',
  'vacancies',
  'ROU-52',
  { guards: ['main-city'], query: ['location'] },
);
export const vacancyRoute = defineRoute('vacancy', '/vacancies/:code', 'mf-content', 'vacancies', 'CON-20', {
  guards: ['main-city'],
  query: ['job'],
});

export const articleLink = (code: string) => link(articleRoute, { code });
export const authorLink = (code: string) => link(authorRoute, { code });
/** @param token the secret of a draft's signed link */
export const previewLink = (token: string) => link(previewRoute, { token });
export const newsLink = (code: string) => link(newsRoute, { code });
export const saleLink = (code: string) => link(saleRoute, { code });
export const shopLink = (code: string) => link(shopRoute, { code });
export const vacancyLink = (code: string) => link(vacancyRoute, { code });
