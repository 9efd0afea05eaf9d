import { routeRow } from 'shared-contracts/routes';
import { type AreaRoute, notFound } from 'shared-contracts/shop';

/** Nothing is published under these addresses: every code is unknown and answers 404. */
const unpublished: AreaRoute['lazy'] = async () => ({
  Component: () => null,
  loader: () => Promise.reject(notFound()),
});

const buyers: AreaRoute[] = [
  {
    row: routeRow('delivery'),
    lazy: () => import(/* webpackChunkName: "page-delivery" */ './pages/buyers/delivery'),
  },
  {
    row: routeRow('payment'),
    lazy: () => import(/* webpackChunkName: "page-payment" */ './pages/buyers/payment'),
  },
  {
    row: routeRow('returns'),
    lazy: () => import(/* webpackChunkName: "page-returns" */ './pages/buyers/returns'),
  },
  {
    row: routeRow('contacts'),
    lazy: () => import(/* webpackChunkName: "page-contacts" */ './pages/buyers/contacts'),
  },
  { row: routeRow('faq'), lazy: () => import(/* webpackChunkName: "page-faq" */ './pages/buyers/faq') },
  {
    row: routeRow('feedback'),
    lazy: () => import(/* webpackChunkName: "page-feedback" */ './pages/buyers/feedback'),
  },
  {
    row: routeRow('mobileApp'),
    lazy: () => import(/* webpackChunkName: "page-mobileApp" */ './pages/buyers/mobile-app'),
  },
  {
    row: routeRow('shops'),
    lazy: () => import(/* webpackChunkName: "page-shops" */ './pages/buyers/shops'),
  },
  { row: routeRow('shop'), lazy: unpublished },
  {
    row: routeRow('sitemapPage'),
    lazy: () => import(/* webpackChunkName: "page-sitemapPage" */ './pages/sitemap/sitemap'),
  },
];

const company: AreaRoute[] = [
  { row: routeRow('about'), lazy: () => import(/* webpackChunkName: "page-about" */ './pages/company/about') },
  {
    row: routeRow('charity'),
    lazy: () => import(/* webpackChunkName: "page-charity" */ './pages/company/charity'),
  },
  {
    row: routeRow('rent'),
    lazy: () => import(/* webpackChunkName: "page-rent" */ './pages/company/rent'),
  },
];

const partners: AreaRoute[] = [
  {
    row: routeRow('partners'),
    lazy: () => import(/* webpackChunkName: "page-partners" */ './pages/partners/partners'),
  },
  {
    row: routeRow('affiliateProgram'),
    lazy: () => import(/* webpackChunkName: "page-affiliateProgram" */ './pages/partners/affiliate-program'),
  },
  { row: routeRow('agent'), lazy: () => import(/* webpackChunkName: "page-agent" */ './pages/partners/agent') },
  {
    row: routeRow('breeders'),
    lazy: () => import(/* webpackChunkName: "page-breeders" */ './pages/partners/breeders'),
  },
];

const pets: AreaRoute[] = [
  { row: routeRow('kitten'), lazy: () => import(/* webpackChunkName: "page-kitten" */ './pages/pets/kitten') },
  { row: routeRow('puppy'), lazy: () => import(/* webpackChunkName: "page-puppy" */ './pages/pets/puppy') },
  {
    row: routeRow('petAppeared'),
    lazy: () => import(/* webpackChunkName: "page-petAppeared" */ './pages/pets/pet-appeared'),
  },
];

const bonus: AreaRoute[] = [
  {
    row: routeRow('bonusProgram'),
    lazy: () => import(/* webpackChunkName: "page-bonusProgram" */ './pages/bonus/bonus-program'),
  },
  {
    row: routeRow('bonusnayaProgramma'),
    lazy: () => import(/* webpackChunkName: "page-bonusnayaProgramma" */ './pages/bonus/bonusnaya-programma'),
  },
  {
    row: routeRow('bonusProgramShops'),
    lazy: () => import(/* webpackChunkName: "page-bonusProgramShops" */ './pages/bonus/bonus-program-shops'),
  },
  {
    row: routeRow('bonusProgramPervouralsk'),
    lazy: () =>
      import(/* webpackChunkName: "page-bonusProgramPervouralsk" */ './pages/bonus/bonus-program-pervouralsk'),
  },
  {
    row: routeRow('bonusProgramRules'),
    lazy: () => import(/* webpackChunkName: "page-bonusProgramRules" */ './pages/documents/bonus-program-rules'),
  },
  {
    row: routeRow('repeatBonus'),
    lazy: () => import(/* webpackChunkName: "page-repeatBonus" */ './pages/bonus/repeat-bonus'),
  },
];

const documents: AreaRoute[] = [
  {
    row: routeRow('oferta'),
    lazy: () => import(/* webpackChunkName: "page-oferta" */ './pages/documents/oferta'),
  },
  {
    row: routeRow('privacyPolicy'),
    lazy: () => import(/* webpackChunkName: "page-privacyPolicy" */ './pages/documents/privacy-policy'),
  },
  {
    row: routeRow('consent'),
    lazy: () => import(/* webpackChunkName: "page-consent" */ './pages/documents/consent'),
  },
  {
    row: routeRow('giftCertificateRules'),
    lazy: () => import(/* webpackChunkName: "page-giftCertificateRules" */ './pages/documents/gift-certificate-rules'),
  },
];

const lists: AreaRoute[] = [
  { row: routeRow('newsList'), lazy: () => import(/* webpackChunkName: "page-newsList" */ './pages/lists/news-list') },
  { row: routeRow('news'), lazy: unpublished },
  { row: routeRow('articles'), lazy: () => import(/* webpackChunkName: "page-articles" */ './pages/lists/articles') },
  { row: routeRow('article'), lazy: unpublished },
  { row: routeRow('reviews'), lazy: () => import(/* webpackChunkName: "page-reviews" */ './pages/lists/reviews') },
  { row: routeRow('sales'), lazy: () => import(/* webpackChunkName: "page-sales" */ './pages/lists/sales') },
  { row: routeRow('sale'), lazy: unpublished },
  {
    row: routeRow('vacancies'),
    lazy: () => import(/* webpackChunkName: "page-vacancies" */ './pages/lists/vacancies'),
  },
  {
    row: routeRow('vacancyCities'),
    lazy: () => import(/* webpackChunkName: "page-vacancyCities" */ './pages/lists/vacancy-cities'),
  },
];

const thanks: AreaRoute[] = [
  {
    row: routeRow('registrationThanks'),
    lazy: () => import(/* webpackChunkName: "page-registrationThanks" */ './pages/thanks/registration-thanks'),
  },
  {
    row: routeRow('successfulRegistration'),
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
