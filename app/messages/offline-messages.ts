import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts that the shop shows without a network. */
export const offlineMessages = defineMessages({
  en: {
    appDescription: 'Make-up, skincare and beauty, delivered free all over Cameroon',
    appDescriptionOffered: 'Make-up, skincare and beauty, delivered all over Cameroon',
    away: 'No connection. Pages you have seen and your cart are still here.',
    seenAt: (moment: string) => `Shown as last seen: prices and stock as of ${moment}.`,
    title: 'No connection',
    heading: 'This page needs the network',
    text: 'It cannot be shown without a connection. Pages you have seen and your cart are still here.',
    toCart: 'My cart',
  },
  fr: {
    appDescription: 'Maquillage, soins et beauté, livrés gratuitement partout au Cameroun',
    appDescriptionOffered: 'Maquillage, soins et beauté, livrés partout au Cameroun',
    away: 'Pas de connexion. Les pages déjà vues et votre panier restent là.',
    seenAt: (moment: string) => `Page déjà vue\u00a0: prix et stock au ${moment}.`,
    title: 'Pas de connexion',
    heading: 'Cette page a besoin du réseau',
    text: 'Elle ne peut pas s’afficher sans connexion. Les pages déjà vues et votre panier restent là.',
    toCart: 'Mon panier',
  },
});
