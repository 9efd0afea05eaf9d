import { type AreaRoute, notFound } from 'shared-contracts/app';
import {
  aboutRoute,
  affiliateProgramRoute,
  agentRoute,
  articleRoute,
  articlesRoute,
  bonusnayaProgrammaRoute,
  bonusProgramPervouralskRoute,
  bonusProgramRoute,
  bonusProgramRulesRoute,
  bonusProgramShopsRoute,
  breedersRoute,
  charityRoute,
  consentRoute,
  contactsRoute,
  deliveryRoute,
  faqRoute,
  feedbackRoute,
  giftCertificateRulesRoute,
  kittenRoute,
  mobileAppRoute,
  newsListRoute,
  newsRoute,
  ofertaRoute,
  partnersRoute,
  paymentRoute,
  petAppearedRoute,
  privacyPolicyRoute,
  puppyRoute,
  registrationThanksRoute,
  rentRoute,
  repeatBonusRoute,
  returnsRoute,
  reviewsRoute,
  saleRoute,
  salesRoute,
  shopRoute,
  shopsRoute,
  sitemapPageRoute,
  successfulRegistrationRoute,
  vacanciesRoute,
  vacancyCitiesRoute,
} from 'shared-contracts/content/routes';

/** Nothing is published under these addresses: every code is unknown and answers 404. */
const unpublished: AreaRoute['lazy'] = async () => ({
  Component: () => null,
  loader: () => Promise.reject(notFound()),
});

const buyers: AreaRoute[] = [
  {
    route: deliveryRoute,
    lazy: () => import(/* webpackChunkName: "page-delivery" */ './pages/buyers/delivery'),
  },
  {
    route: paymentRoute,
    lazy: () => import(/* webpackChunkName: "page-payment" */ './pages/buyers/payment'),
  },
  {
    route: returnsRoute,
    lazy: () => import(/* webpackChunkName: "page-returns" */ './pages/buyers/returns'),
  },
  {
    route: contactsRoute,
    lazy: () => import(/* webpackChunkName: "page-contacts" */ './pages/buyers/contacts'),
  },
  { route: faqRoute, lazy: () => import(/* webpackChunkName: "page-faq" */ './pages/buyers/faq') },
  {
    route: feedbackRoute,
    lazy: () => import(/* webpackChunkName: "page-feedback" */ './pages/buyers/feedback'),
  },
  {
    route: mobileAppRoute,
    lazy: () => import(/* webpackChunkName: "page-mobileApp" */ './pages/buyers/mobile-app'),
  },
  {
    route: shopsRoute,
    lazy: () => import(/* webpackChunkName: "page-shops" */ './pages/buyers/shops'),
  },
  { route: shopRoute, lazy: unpublished },
  {
    route: sitemapPageRoute,
    lazy: () => import(/* webpackChunkName: "page-sitemapPage" */ './pages/sitemap/sitemap'),
  },
];

const company: AreaRoute[] = [
  { route: aboutRoute, lazy: () => import(/* webpackChunkName: "page-about" */ './pages/company/about') },
  {
    route: charityRoute,
    lazy: () => import(/* webpackChunkName: "page-charity" */ './pages/company/charity'),
  },
  {
    route: rentRoute,
    lazy: () => import(/* webpackChunkName: "page-rent" */ './pages/company/rent'),
  },
];

const partners: AreaRoute[] = [
  {
    route: partnersRoute,
    lazy: () => import(/* webpackChunkName: "page-partners" */ './pages/partners/partners'),
  },
  {
    route: affiliateProgramRoute,
    lazy: () => import(/* webpackChunkName: "page-affiliateProgram" */ './pages/partners/affiliate-program'),
  },
  { route: agentRoute, lazy: () => import(/* webpackChunkName: "page-agent" */ './pages/partners/agent') },
  {
    route: breedersRoute,
    lazy: () => import(/* webpackChunkName: "page-breeders" */ './pages/partners/breeders'),
  },
];

const pets: AreaRoute[] = [
  { route: kittenRoute, lazy: () => import(/* webpackChunkName: "page-kitten" */ './pages/pets/kitten') },
  { route: puppyRoute, lazy: () => import(/* webpackChunkName: "page-puppy" */ './pages/pets/puppy') },
  {
    route: petAppearedRoute,
    lazy: () => import(/* webpackChunkName: "page-petAppeared" */ './pages/pets/pet-appeared'),
  },
];

const bonus: AreaRoute[] = [
  {
    route: bonusProgramRoute,
    lazy: () => import(/* webpackChunkName: "page-bonusProgram" */ './pages/bonus/bonus-program'),
  },
  {
    route: bonusnayaProgrammaRoute,
    lazy: () => import(/* webpackChunkName: "page-bonusnayaProgramma" */ './pages/bonus/bonusnaya-programma'),
  },
  {
    route: bonusProgramShopsRoute,
    lazy: () => import(/* webpackChunkName: "page-bonusProgramShops" */ './pages/bonus/bonus-program-shops'),
  },
  {
    route: bonusProgramPervouralskRoute,
    lazy: () =>
      import(/* webpackChunkName: "page-bonusProgramPervouralsk" */ './pages/bonus/bonus-program-pervouralsk'),
  },
  {
    route: bonusProgramRulesRoute,
    lazy: () => import(/* webpackChunkName: "page-bonusProgramRules" */ './pages/documents/bonus-program-rules'),
  },
  {
    route: repeatBonusRoute,
    lazy: () => import(/* webpackChunkName: "page-repeatBonus" */ './pages/bonus/repeat-bonus'),
  },
];

const documents: AreaRoute[] = [
  {
    route: ofertaRoute,
    lazy: () => import(/* webpackChunkName: "page-oferta" */ './pages/documents/oferta'),
  },
  {
    route: privacyPolicyRoute,
    lazy: () => import(/* webpackChunkName: "page-privacyPolicy" */ './pages/documents/privacy-policy'),
  },
  {
    route: consentRoute,
    lazy: () => import(/* webpackChunkName: "page-consent" */ './pages/documents/consent'),
  },
  {
    route: giftCertificateRulesRoute,
    lazy: () => import(/* webpackChunkName: "page-giftCertificateRules" */ './pages/documents/gift-certificate-rules'),
  },
];

const lists: AreaRoute[] = [
  { route: newsListRoute, lazy: () => import(/* webpackChunkName: "page-newsList" */ './pages/lists/news-list') },
  { route: newsRoute, lazy: unpublished },
  { route: articlesRoute, lazy: () => import(/* webpackChunkName: "page-articles" */ './pages/lists/articles') },
  { route: articleRoute, lazy: unpublished },
  { route: reviewsRoute, lazy: () => import(/* webpackChunkName: "page-reviews" */ './pages/lists/reviews') },
  { route: salesRoute, lazy: () => import(/* webpackChunkName: "page-sales" */ './pages/lists/sales') },
  { route: saleRoute, lazy: unpublished },
  {
    route: vacanciesRoute,
    lazy: () => import(/* webpackChunkName: "page-vacancies" */ './pages/lists/vacancies'),
  },
  {
    route: vacancyCitiesRoute,
    lazy: () => import(/* webpackChunkName: "page-vacancyCities" */ './pages/lists/vacancy-cities'),
  },
];

const thanks: AreaRoute[] = [
  {
    route: registrationThanksRoute,
    lazy: () => import(/* webpackChunkName: "page-registrationThanks" */ './pages/thanks/registration-thanks'),
  },
  {
    route: successfulRegistrationRoute,
    lazy: () => import(/* webpackChunkName: "page-successfulRegistration" */ './pages/thanks/successful-registration'),
  },
];

/** Every page of the area. */
export const routes: readonly AreaRoute[] = [
  ...buyers,
  ...company,
  ...partners,
  ...pets,
  ...bonus,
  ...documents,
  ...lists,
  ...thanks,
];
