import { saleProducts } from '@zapovednik/areas/catalog/widgets';
import {
  aboutRoute,
  affiliateProgramRoute,
  agentRoute,
  articleRoute,
  articlesRoute,
  authorRoute,
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
  openMobileAppRoute,
  partnersRoute,
  paymentRoute,
  petAppearedRoute,
  previewRoute,
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
  vacancyRoute,
} from '@zapovednik/areas/content/routes';
import { type AreaRoute, placeWidget } from '@zapovednik/platform/app';

const buyers: AreaRoute[] = [
  {
    route: deliveryRoute,
    lazy: () => import(/* webpackChunkName: "page-delivery" */ './pages/delivery/page'),
  },
  {
    route: paymentRoute,
    lazy: () => import(/* webpackChunkName: "page-payment" */ './pages/payment/page'),
  },
  {
    route: returnsRoute,
    lazy: () => import(/* webpackChunkName: "page-returns" */ './pages/returns/page'),
  },
  {
    route: contactsRoute,
    lazy: () => import(/* webpackChunkName: "page-contacts" */ './pages/contacts/page'),
  },
  { route: faqRoute, lazy: () => import(/* webpackChunkName: "page-faq" */ './pages/faq/page') },
  {
    route: feedbackRoute,
    lazy: () => import(/* webpackChunkName: "page-feedback" */ './pages/feedback/page'),
  },
  {
    route: mobileAppRoute,
    lazy: () => import(/* webpackChunkName: "page-mobileApp" */ './pages/mobile-app/page'),
  },
  {
    route: openMobileAppRoute,
    lazy: () => import(/* webpackChunkName: "page-openMobileApp" */ './pages/mobile-app-open/page'),
  },
  {
    route: shopsRoute,
    lazy: () => import(/* webpackChunkName: "page-shops" */ './pages/shops/page'),
  },
  { route: shopRoute, lazy: () => import(/* webpackChunkName: "page-shop" */ './pages/shop/page') },
  {
    route: sitemapPageRoute,
    lazy: () => import(/* webpackChunkName: "page-sitemapPage" */ './pages/sitemap/page'),
  },
];

const company: AreaRoute[] = [
  { route: aboutRoute, lazy: () => import(/* webpackChunkName: "page-about" */ './pages/about/page') },
  {
    route: charityRoute,
    lazy: () => import(/* webpackChunkName: "page-charity" */ './pages/charity/page'),
  },
  {
    route: rentRoute,
    lazy: () => import(/* webpackChunkName: "page-rent" */ './pages/rent/page'),
  },
];

const partners: AreaRoute[] = [
  {
    route: partnersRoute,
    lazy: () => import(/* webpackChunkName: "page-partners" */ './pages/partners/page'),
  },
  {
    route: affiliateProgramRoute,
    lazy: () => import(/* webpackChunkName: "page-affiliateProgram" */ './pages/affiliate-program/page'),
  },
  { route: agentRoute, lazy: () => import(/* webpackChunkName: "page-agent" */ './pages/agent/page') },
  {
    route: breedersRoute,
    lazy: () => import(/* webpackChunkName: "page-breeders" */ './pages/breeders/page'),
  },
];

const pets: AreaRoute[] = [
  { route: kittenRoute, lazy: () => import(/* webpackChunkName: "page-kitten" */ './pages/kitten/page') },
  { route: puppyRoute, lazy: () => import(/* webpackChunkName: "page-puppy" */ './pages/puppy/page') },
  {
    route: petAppearedRoute,
    lazy: () => import(/* webpackChunkName: "page-petAppeared" */ './pages/pet-appeared/page'),
  },
];

const bonus: AreaRoute[] = [
  {
    route: bonusProgramRoute,
    lazy: () => import(/* webpackChunkName: "page-bonusProgram" */ './pages/bonus-program/page'),
  },
  {
    route: bonusnayaProgrammaRoute,
    lazy: () => import(/* webpackChunkName: "page-bonusnayaProgramma" */ './pages/bonusnaya-programma/page'),
  },
  {
    route: bonusProgramShopsRoute,
    lazy: () => import(/* webpackChunkName: "page-bonusProgramShops" */ './pages/bonus-program-shops/page'),
  },
  {
    route: bonusProgramPervouralskRoute,
    lazy: () => import(/* webpackChunkName: "page-bonusProgramPervouralsk" */ './pages/bonus-program-pervouralsk/page'),
  },
  {
    route: bonusProgramRulesRoute,
    lazy: () => import(/* webpackChunkName: "page-bonusProgramRules" */ './pages/bonus-program-rules/page'),
  },
  {
    route: repeatBonusRoute,
    lazy: () => import(/* webpackChunkName: "page-repeatBonus" */ './pages/repeat-bonus/page'),
  },
];

const documents: AreaRoute[] = [
  {
    route: ofertaRoute,
    lazy: () => import(/* webpackChunkName: "page-oferta" */ './pages/oferta/page'),
  },
  {
    route: privacyPolicyRoute,
    lazy: () => import(/* webpackChunkName: "page-privacyPolicy" */ './pages/privacy-policy/page'),
  },
  {
    route: consentRoute,
    lazy: () => import(/* webpackChunkName: "page-consent" */ './pages/consent/page'),
  },
  {
    route: giftCertificateRulesRoute,
    lazy: () => import(/* webpackChunkName: "page-giftCertificateRules" */ './pages/gift-certificate-rules/page'),
  },
];

const lists: AreaRoute[] = [
  { route: newsListRoute, lazy: () => import(/* webpackChunkName: "page-newsList" */ './pages/news-list/page') },
  { route: newsRoute, lazy: () => import(/* webpackChunkName: "page-news" */ './pages/news/page') },
  { route: articlesRoute, lazy: () => import(/* webpackChunkName: "page-articles" */ './pages/articles/page') },
  { route: articleRoute, lazy: () => import(/* webpackChunkName: "page-article" */ './pages/article/page') },
  { route: authorRoute, lazy: () => import(/* webpackChunkName: "page-author" */ './pages/author/page') },
  { route: previewRoute, lazy: () => import(/* webpackChunkName: "page-preview" */ './pages/preview/page') },
  { route: reviewsRoute, lazy: () => import(/* webpackChunkName: "page-reviews" */ './pages/reviews/page') },
  { route: salesRoute, lazy: () => import(/* webpackChunkName: "page-sales" */ './pages/sales/page') },
  {
    route: saleRoute,
    lazy: () => import(/* webpackChunkName: "page-sale" */ './pages/sale/page'),
    uses: [placeWidget(saleProducts, ({ params }) => ({ sale: params.code ?? '' }))],
  },
  {
    route: vacanciesRoute,
    lazy: () => import(/* webpackChunkName: "page-vacancies" */ './pages/vacancies/page'),
  },
  {
    route: vacancyCitiesRoute,
    lazy: () => import(/* webpackChunkName: "page-vacancyCities" */ './pages/vacancy-cities/page'),
  },
  { route: vacancyRoute, lazy: () => import(/* webpackChunkName: "page-vacancy" */ './pages/vacancy/page') },
];

const thanks: AreaRoute[] = [
  {
    route: registrationThanksRoute,
    lazy: () => import(/* webpackChunkName: "page-registrationThanks" */ './pages/registration-thanks/page'),
  },
  {
    route: successfulRegistrationRoute,
    lazy: () => import(/* webpackChunkName: "page-successfulRegistration" */ './pages/successful-registration/page'),
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
