import { defineMessages } from '#shared/messages/define-messages.ts';
import type { TownWords } from '../shell-data/shell-data.ts';
import { shellMessages } from './shell-messages.ts';
import { uiMessages } from './ui-messages.ts';

export const homeMessages = defineMessages({
  en: {
    // Metadata
    title: (first: string, second: string, third: string) =>
      `Make-up and beauty in Cameroon: ${first}, ${second}, ${third}`,
    titleWithoutCategories: 'Make-up and beauty online in Cameroon',
    description: (name: string, ofTown: string) =>
      `${name}, the beauty shop ${ofTown}: make-up, skincare, hair and fragrance with free delivery all over Cameroon. Pay cash on delivery or online.`,
    descriptionOffered: (name: string, ofTown: string, offer: string) =>
      `${name}, the beauty shop ${ofTown}: make-up, skincare, hair and fragrance all over Cameroon, ${offer}.`,
    keywords: (town: string) => `make-up Cameroon, beauty ${town}, cosmetics online`,
    cashKeyword: 'cash on delivery',
    freeKeyword: 'free delivery',
    home: shellMessages.en.homeLink,

    // Banners
    heroTitle: 'Beauty for our skins, delivered free',
    heroTitleOffered: 'Beauty for our skins, brought to you',
    heroText: ({ town }: TownWords) => `From ${town} to every town in Cameroon. Pay when it arrives.`,
    heroTextOnline: ({ town }: TownWords) => `From ${town} to every town in Cameroon.`,
    heroAction: 'Shop now',
    banners: 'Highlights',
    offersTitle: 'Bold lips, soft prices',
    offersText: 'This season’s reductions.',
    offersAction: uiMessages.en.seeTheOffers,
    careTitle: 'Pure shea for skin and hair',
    careText: 'Care made with our own butters and oils.',
    careAction: 'See skincare',
    careSearch: 'shea',

    // Categories
    categories: 'Shop by category',
    loading: 'The shop is loading',
    failed: 'The shop could not be loaded.',
    noCategories: 'The shelves are being filled. Come back soon.',

    // Strips
    popular: 'Best-sellers',
    newest: 'Latest arrivals',
    onOffer: 'Small prices now',
    bestRated: 'Loved by our customers',
    under: (amount: string) => `Under ${amount}`,
    forDepth: (depth: string) => `For ${depth.toLowerCase()} skin`,
    chosen: 'Our picks',
    brands: 'Our brands',
    seeAllBrands: 'All brands',
    reviews: 'What customers say',
    seeAll: 'See All',
    seeAllOf: (category: string) => `of ${category}`,
    showProducts: (category: string) => `See the products: ${category}`,
    writeToUs: 'Write to the shop',
    scrollLeft: (category: string) => `Scroll ${category} left`,
    scrollRight: (category: string) => `Scroll ${category} right`,

    // Promises
    promises: 'What you can count on',
    freeDelivery: 'Free delivery nationwide',
    freeDeliveryText: 'Ten regions, no minimum order.',
    deliveryOffered: 'Delivery nationwide',
    cashOnDelivery: shellMessages.en.cashOnDelivery,
    cashOnDeliveryText: 'Pay when you receive it.',
    onlinePayment: 'Online payment',
    onlinePaymentText: 'Mobile money or card, secured.',
    support: 'Customer support',
    supportText: (phone: string) => `A person answers on ${phone}.`,
  },
  fr: {
    title: (first, second, third) => `Maquillage et beauté au Cameroun\u00a0: ${first}, ${second}, ${third}`,
    titleWithoutCategories: 'Maquillage et beauté en ligne au Cameroun',
    description: (name, ofTown) =>
      `${name}, la boutique beauté ${ofTown}\u00a0: maquillage, soins, cheveux et parfums, livrés gratuitement partout au Cameroun. Paiement à la livraison ou en ligne.`,
    descriptionOffered: (name, ofTown, offer) =>
      `${name}, la boutique beauté ${ofTown}\u00a0: maquillage, soins, cheveux et parfums partout au Cameroun, ${offer}.`,
    keywords: (town) => `maquillage Cameroun, beauté ${town}, cosmétiques en ligne`,
    cashKeyword: 'paiement à la livraison',
    freeKeyword: 'livraison gratuite',
    home: shellMessages.fr.homeLink,

    heroTitle: 'La beauté pour nos peaux, livrée gratuitement',
    heroTitleOffered: 'La beauté pour nos peaux, livrée chez vous',
    heroText: ({ ofTown }) =>
      `D${ofTown.slice(1)} à toutes les villes du Cameroun. Vous payez à la réception.`,
    heroTextOnline: ({ ofTown }) => `D${ofTown.slice(1)} à toutes les villes du Cameroun.`,
    heroAction: 'Découvrir',
    banners: 'À la une',
    offersTitle: 'Lèvres vives, prix doux',
    offersText: 'Les remises de la saison.',
    offersAction: uiMessages.fr.seeTheOffers,
    careTitle: 'Du karité pur, rien que pour vous',
    careText: 'Des soins à base de nos beurres et de nos huiles.',
    careAction: 'Voir les soins',
    careSearch: 'karité',

    categories: 'Nos rayons',
    loading: 'La boutique se charge',
    failed: 'La boutique n’a pas pu être chargée.',
    noCategories: 'Les rayons se remplissent. Revenez bientôt.',

    popular: 'Meilleures ventes',
    newest: 'Derniers arrivages',
    onOffer: 'Petits prix du moment',
    bestRated: 'Les mieux notés',
    under: (amount) => `À moins de ${amount}`,
    forDepth: (depth) => `Pour les carnations ${depth.toLowerCase()}s`,
    chosen: 'Notre sélection',
    brands: 'Nos marques',
    seeAllBrands: 'Toutes les marques',
    reviews: 'Vos avis',
    seeAll: 'Tout voir',
    seeAllOf: (category) => `dans ${category}`,
    showProducts: (category) => `Voir les produits\u00a0: ${category}`,
    writeToUs: 'Écrire à la boutique',
    scrollLeft: (category) => `Faire défiler ${category} vers la gauche`,
    scrollRight: (category) => `Faire défiler ${category} vers la droite`,

    promises: 'Nos engagements',
    freeDelivery: 'Livraison gratuite partout',
    freeDeliveryText: 'Dans les dix régions, sans minimum d’achat.',
    deliveryOffered: 'Livraison partout',
    cashOnDelivery: shellMessages.fr.cashOnDelivery,
    cashOnDeliveryText: 'Vous voyez d’abord, vous payez ensuite.',
    onlinePayment: 'Paiement en ligne',
    onlinePaymentText: 'Mobile Money ou carte bancaire, en toute sécurité.',
    support: 'Service client',
    supportText: (phone) => `Une conseillère vous répond au ${phone}.`,
  },
});
