import { formatShortMoment } from '../formats/dates.ts';
import type { Language } from '../language.ts';
import { formatFrancs } from '../money.ts';
import type { Refusal } from '../outcome.ts';
import { formatPhoneInText } from '../phone-format.ts';
import type { RefusalCode, RefusalFacts } from '../refusals.ts';
import { fileTroubleMessages } from './catalogue-files-messages.ts';
import { pictureKindMessages } from './picture-kind-messages.ts';

type Texts = { [C in RefusalCode]: (facts: RefusalFacts[C]) => string };

/** The sentence of the import of products; none for what is no table at all, where that one speaks of pictures. */
function sayTrouble(
  texts: (typeof fileTroubleMessages)['en'],
  { trouble, value }: RefusalFacts['STATEMENT_UNREADABLE'],
): string | undefined {
  const text = trouble === 'unreadable' ? undefined : texts[trouble];
  return typeof text === 'function' ? text(value) : text;
}

const savedMeanwhile = ({ name }: { name: string }) =>
  `Someone else has saved "${name}" meanwhile. Compare both versions, then save again.`;

const savedMeanwhileFr = ({ name }: { name: string }) =>
  `Quelqu’un d’autre a enregistré «\u202f${name}\u202f» entre-temps. Comparez les deux versions, puis enregistrez à nouveau.`;

const en: Texts = {
  NOT_LOGGED_IN: () => 'Please log in to continue.',
  SESSION_ENDED: () => 'Your session has ended. Please log in again.',
  WRONG_CREDENTIALS: () => 'The e-mail or the password is not right.',
  ACCOUNT_BLOCKED: () => 'This account is blocked. Please contact the shop.',
  NO_PERMISSION: () => 'Do not have permission',
  SECOND_FACTOR_NEEDED: () =>
    'This account asks for a second code. Log in with e-mail, password and the code of your app.',
  SECOND_FACTOR_WRONG: () => 'This code is wrong or was used already. Wait for the next one.',
  SECOND_FACTOR_LIMIT: () => 'Too many codes were tried. Try again in an hour.',
  SECOND_FACTOR_ON: () => 'The second code is switched on already.',
  SECOND_FACTOR_DUE: () => 'Your role asks for a second code at the login. Set it up on the page Security.',
  EMAIL_TAKEN: () => 'An account with this e-mail exists already. Log in, or recover your password.',
  CODE_WRONG: () => 'This code is wrong or has expired. Check it, or ask for a new one.',
  NO_PHONE_CODES: () => 'The shop sends no codes to phones now. Log in with e-mail and password.',
  CODE_MAIL_LIMIT: ({ retryAfterSeconds }) =>
    `Too many codes were asked for this address. Try again in ${Math.ceil(retryAfterSeconds / 60)} min.`,
  GRANT_MISSING: () => 'Verify a code first: this password change is not allowed or has expired.',
  LINK_ENDED: () => 'This link has been used already, or is too old.',
  STAFF_ALREADY: () => 'This account works in the shop already. An owner can give it another role.',
  PARCEL_NOT_FOUND: () => 'This parcel is not with you any more.',
  STAFF_NOT_FOUND: () => 'This person is not one of the staff any more.',
  STAFF_ONESELF: () => 'No one changes their own role. Ask another owner.',
  STAFF_CHANGED: () => 'Someone else has changed this role. Look again.',
  INVITATION_LIMIT: () => 'Too many invitations are open. Withdraw one first.',
  INVALID_FIELDS: () => 'Some fields need your attention.',
  CATEGORY_NOT_FOUND: () => 'This category does not exist any more.',
  BRAND_NOT_FOUND: () => 'No product of the shop names this brand any more.',
  SUB_CATEGORY_NOT_FOUND: () => 'This sub-category does not exist any more.',
  PRODUCT_NOT_FOUND: () => 'This product is no longer in the shop.',
  FAMILY_NOT_FOUND: () => 'This family of shades is not there.',
  CART_ITEM_NOT_FOUND: () => 'This item is no longer in your cart.',
  ADDRESS_NOT_FOUND: () => 'Select your address before placing your order.',
  ADDRESS_BOOK_FULL: ({ most }) =>
    `An account can have ${most} addresses. Change one that you no longer need.`,
  ORDER_NOT_FOUND: () => 'This order was not found.',
  SUBSCRIPTION_NOT_FOUND: () => 'This link is not complete. Open it again from the mail, or write to us.',
  MESSAGE_NOT_FOUND: () => 'This message is not here any more.',
  SEARCH_NOT_FOUND: () => 'No one has searched for these words.',
  REVIEW_NOT_FOUND: () => 'This review is not here any more.',
  QUESTION_NOT_FOUND: () => 'This question is not here any more.',
  PROMO_REFUSED: (facts) => {
    switch (facts.why) {
      case 'unknown':
        return 'We do not know this code. Check how it is written.';
      case 'planned':
        return `This code is valid from ${formatShortMoment(facts.startsAt, 'en')}.`;
      case 'ended':
        return 'This code is no longer valid.';
      case 'used_up':
        return 'This code has been used up.';
      case 'used_by_you':
        return 'This code was already used with this phone number.';
      case 'not_covered':
        return 'This code is not valid for the products in your cart.';
      default:
        return `Valid from ${formatFrancs(facts.minimum)}: ${formatFrancs(facts.missing)} are missing.`;
    }
  },
  GIFT_CHANGED: () => 'The gift has changed. Look at your order again before you place it.',
  PROMOTION_NOT_FOUND: () => 'This promotion is not here any more.',
  CUSTOMER_NOTE_CHANGED: () => 'Someone else has written a note meanwhile. Close the form and open it again.',
  PROMOTION_CHANGED: () => 'Someone else has changed this promotion. Close the form and open it again.',
  ORDERS_OPEN: ({ orderNumber }) =>
    `Order ${orderNumber} is not finished: its delivery, its payment, a return or a refund is still under way. The account can be deleted afterwards.`,
  CUSTOMER_NOT_FOUND: () => 'There is no such customer.',
  NAME_TAKEN: ({ name }) => `The name "${name}" is taken. Choose another one.`,
  PRODUCT_CHANGED: savedMeanwhile,
  FAMILY_CHANGED: savedMeanwhile,
  CATEGORY_CHANGED: savedMeanwhile,
  SUB_CATEGORY_CHANGED: savedMeanwhile,
  BRAND_CHANGED: ({ name }) => `Someone else has saved “${name}” meanwhile. Open it again, then save.`,
  HOME_CHANGED: () => 'Someone else has changed the home page meanwhile. Here it is as it is now.',
  CATEGORY_IN_USE: ({ products }) =>
    products === 0
      ? 'This category still has sub-categories. Move them first.'
      : products === 1
        ? 'This category is used by 1 product. Move it first.'
        : `This category is used by ${products} products. Move them first.`,
  SUB_CATEGORY_IN_USE: ({ products }) =>
    products === 1
      ? 'This sub-category is used by 1 product. Move it first.'
      : `This sub-category is used by ${products} products. Move them first.`,
  SUB_CATEGORY_MISFITS: ({ products }) =>
    products === 1
      ? '1 product of this sub-category is in none of these categories. Have it filed there too.'
      : `${products} products of this sub-category are in none of these categories. Have them filed there too.`,
  FILE_MISSING: () => 'No file was chosen, or it is empty.',
  STATEMENT_UNREADABLE: (facts) =>
    sayTrouble(fileTroubleMessages.en, facts) ??
    'This file cannot be read as a table. Send a CSV or an XLSX file with one line for each transaction.',
  STATEMENT_EMPTY: () => 'No line of this file says a day and an amount. Check which column holds what.',
  STATEMENT_NOT_FOUND: () => 'This statement is not there any more.',
  STATEMENT_IN_USE: ({ lines }) =>
    lines === 1
      ? 'This statement can no longer be taken back: 1 of its lines was entered for an order, noted or entered as a dispute.'
      : `This statement can no longer be taken back: ${lines} of its lines were entered for an order, noted or entered as a dispute.`,
  FILE_TOO_LARGE: ({ limitMegabytes }) => `The file is too large: at most ${limitMegabytes} MB.`,
  PICTURE_NOT_FOUND: () => 'The shop has no such picture.',
  PICTURE_BACKGROUND_MIXED: () =>
    'No plain background was found in this photo. It works where the product lies on one colour that reaches the edges and differs from its own: take it again on a plain cloth or sheet of paper.',
  PICTURE_UNREADABLE: () => 'This picture cannot be read. It may be damaged: try another one.',
  PICTURE_KIND_REFUSED: ({ found }) => pictureKindMessages.en.refused(found),
  PICTURE_TOO_MANY_PIXELS: ({ limitMegapixels }) =>
    `The picture is too big: at most ${limitMegapixels} megapixels.`,
  MATCHING_CHANGED: ({ count }) =>
    `The list has changed meanwhile: ${count === 1 ? '1 product matches' : `${count} products match`} now. Select them again.`,
  MATCHING_TOO_MANY: ({ most }) =>
    `At most ${most === 1 ? '1 product is' : `${most} products are`} changed at once. Narrow the list.`,
  MATCHING_NOT_CHANGEABLE: ({ count, names }) =>
    `Nothing was changed: it is not possible for ${count < 2 ? `${count} product` : `${count} products`}, such as ${names.join(', ')}. Look at its prices, photo and category.`,
  MATCHING_NOT_UNDOABLE: () => 'This change can no longer be undone.',
  IMPORT_NOT_FOUND: () => 'This import does not exist any more.',
  IMPORT_PART_MISPLACED: () => 'Another part of this file is expected next.',
  IMPORT_NOT_READY: () =>
    'This is not possible at this moment. Reload the page and look where the import is.',
  IMPORT_TOO_OLD: () => 'This file was checked too long ago. Send it again.',
  IMPORT_NOT_UNDOABLE: () => 'This import can no longer be undone.',
  IMPORT_FAULTY: ({ rows }) =>
    rows === 1
      ? 'One row has problems. Correct it, or apply the others without it.'
      : `${rows} rows have problems. Correct them, or apply the others without them.`,
  STOCK_SHORT: ({ name, available }) =>
    available === 1 ? `Only 1 of "${name}" is left.` : `Only ${available} of "${name}" are left.`,
  COUNT_NOT_OPEN: () => 'This count has ended. Begin another one.',
  STOCK_BELOW_ZERO: ({ available }) =>
    available === 1 ? 'There is only 1 piece in stock.' : `There are only ${available} pieces in stock.`,
  SOLD_OUT: ({ name }) => `"${name}" is sold out. Remove it to continue.`,
  CART_EMPTY: () => 'Your cart is empty.',
  CART_CHANGED: () => 'Your cart has changed meanwhile. Check it and order again.',
  TOTAL_CHANGED: () => 'The total has changed. Check the new amount and order again.',
  ORDER_TOO_LARGE: () => 'This order is too large to be placed online. Please contact the shop.',
  PRODUCT_LIMIT: ({ name, most, shopPhone }) =>
    `At most ${most} of "${name}" can be ordered online. For more, call the shop: ${formatPhoneInText(shopPhone)}.`,
  ORDER_LIMIT: ({ most, shopPhone }) =>
    `No more than ${most} ${most > 1 ? 'pieces' : 'piece'} can be ordered online at once. For more, call the shop: ${formatPhoneInText(shopPhone)}.`,
  PHONE_BLOCKED: ({ shopPhone }) =>
    `Orders with this phone number are not taken online. Call the shop: ${formatPhoneInText(shopPhone)}.`,
  CASH_LIMIT: ({ most, shopPhone }) =>
    `Orders on delivery may come to ${formatFrancs(most)} in all until the shop has reached you. Pay this one online, or call the shop: ${formatPhoneInText(shopPhone)}.`,
  OPEN_CASH_ORDERS: ({ shopPhone }) =>
    `Several orders of yours or of this phone number are on their way and not paid yet. Wait for one to arrive, pay online, or call the shop: ${formatPhoneInText(shopPhone)}.`,
  RESERVATION_LIMIT: ({ minutes, takesCash, shopPhone }) =>
    `These pieces were kept for you without a payment. ${takesCash ? 'Choose cash on delivery, order' : 'Order'} again in ${minutes} min, or call the shop: ${formatPhoneInText(shopPhone)}.`,
  PROMPT_LIMIT: ({ minutes }) =>
    `This phone was asked to pay too often. Try again in ${minutes} min, or pay another way.`,
  PROMPT_OPEN: ({ minutes }) =>
    `A request to pay is still open on your phone. Approve or refuse it there, or try again in ${minutes} min, so that you do not pay twice.`,
  BLOCKED_PHONE_NOT_FOUND: () => 'This number is not on the list any more.',
  KEY_REUSED: () => 'This request was already used for another order. Reload the page and order again.',
  ORDER_MOVE_NOT_ALLOWED: () => 'This is no longer possible for this order.',
  PAYMENT_SIMULATED: () => 'This order was paid in a test and no money came. Packing it needs an extra yes.',
  REST_UNPAID: ({ rest, place }) =>
    `${formatFrancs(rest)} are still to be paid online before this parcel leaves: no cash is taken in ${place}. Send the shopper the payment link on the page of the order.`,
  DELIVERY_COSTS_CHANGE: ({ shopPhone }) =>
    `Delivery to this place has another price. Please call us at ${formatPhoneInText(shopPhone)} to change the address.`,
  CASH_NOT_TAKEN: () => 'Orders are paid online for now: please choose another way to pay.',
  CASH_NOT_HERE: ({ place }) => `Orders to ${place} are paid online: please choose another way to pay.`,
  PICK_UP_CLOSED: () => 'Picking up at the shop is not possible any more. Please choose delivery.',
  ZONES_CHANGED: () => 'Someone else has changed the delivery zones meanwhile. Look at them once more.',
  DELIVERY_FIXED: () => 'Your parcel is packed already: address and phone can no longer be changed here.',
  RETURN_CLOSED: ({ days }) => `A return can be asked for within ${days} days after the delivery.`,
  RETURN_REQUESTED: () => 'You have asked to return this order already.',
  RETURN_ANSWERED: () => 'This return request has been answered already.',
  MAIL_NOT_TAKEN: ({ answer }) =>
    answer === null
      ? 'The mail server does not answer: no mail left. Ask who installed the shop.'
      : `The mail server refuses the mail (${answer}). Often it sends only from addresses that it knows: change the sender, or ask who installed the shop.`,
  PAYMENTS_UNAVAILABLE: () => 'This way of paying is not available. Choose another one.',
  PAYMENT_NOT_STARTED: () =>
    'The payment service does not answer. Your order is kept for you: try again in a moment, or choose another way to pay.',
  PAYMENT_NOT_OPEN: () => 'This order is no longer waiting for a payment.',
  PAYMENT_UNCLEAR: () =>
    'We are still asking whether your last payment went through. Wait a moment before you try again, so that you do not pay twice.',
  PAYMENT_UNDECIDED: () =>
    'We have money for this order, of another amount. We accept it or give it back first, so that you do not pay twice.',
  REFUND_NOT_OPEN: () => 'This refund is settled already, or is being made by the payment provider.',
  REFUND_NOT_POSSIBLE: () =>
    'Only a paid order that has left the shop is refunded like this. One that is still here is cancelled.',
  REFUND_DISPUTED: () =>
    'The bank has not decided about the dispute yet. Until then nothing of this payment is given back.',
  REFUND_BY_HAND: () => 'No payment provider can give this money back. Pay it back by hand.',
  REFUND_CHANGED: ({ left }) => `Someone was faster: ${formatFrancs(left)} can be given back now.`,
  LINES_FIXED: () => 'The products of this order cannot be changed now.',
  LINES_CHANGED: () => 'Someone was faster: this order has changed meanwhile. Look at it again.',
  ORDER_WOULD_BE_EMPTY: () =>
    'Nothing would be left of this order. Cancel it, or note that it was refused or returned as a whole.',
  AMOUNT_NOT_ACCEPTABLE: () =>
    'The order takes no payment any more: it was given up, paid otherwise, or its products are gone. Give the money back.',
  DISPUTE_AT_PROVIDER: () => 'The provider says itself how the dispute ends: it is set up here.',
  ISSUE_CLOSED: () => 'Someone has seen to this already.',
  RIDER_NOT_FOUND: () => 'This rider is not on the list any more.',
  RIDER_KNOWN: ({ name }) => `This number belongs to ${name}, who is on the list already.`,
  RIDER_CHANGED: () => 'Someone was faster: the parcel is in other hands by now.',
  CASH_NOT_DUE: () => 'There is no cash to collect for this order now.',
  CASH_CHANGED: ({ due }) => `Someone was faster: ${formatFrancs(due)} are due now.`,
  CASH_IN_HAND_CHANGED: ({ inHand }) => `Someone was faster: ${formatFrancs(inHand)} are in hand now.`,
  CASH_ENTRY_NOT_FOUND: () => 'There is no such entry.',
  CASH_ENTRY_CORRECTED: () => 'This entry has been corrected already.',
  CASH_SETTLED: () =>
    'The sale of this order has ended, or its money is being given back: its cash can no longer be corrected.',
  CASH_NOT_IN_HAND: ({ name, inHand }) =>
    `${name} has only ${formatFrancs(inHand)} in hand: first correct what was handed over.`,
  HANDOVER_CONFIRMED: () => 'This was confirmed already. What is wrong in it is corrected by another entry.',
  RIDER_DAY_CHANGED: () => 'A parcel or some cash has moved meanwhile: look at the figures again.',
  DAY_CLOSING_NOT_FOUND: () => 'This day has not been closed.',
  DAY_CLOSING_CONFIRMED: () =>
    'The rider has answered already. What was wrong is put right, and the day closed anew.',
  DAY_CLOSING_REPLACED: () => 'The day has been closed anew: look at its latest figures.',
  TILL_OPEN: () => 'A till is open already.',
  TILL_NOT_OPEN: () => 'This till is not open any more.',
  TILL_NOT_FOUND: () => 'There is no such till.',
  TILL_CHANGED: ({ expected }) =>
    `Cash has moved meanwhile: the till should hold ${formatFrancs(expected)} now.`,
  TILL_SHORT: ({ expected }) => `The till holds only ${formatFrancs(expected)}.`,
};

const fr: Texts = {
  NOT_LOGGED_IN: () => 'Connectez-vous pour continuer.',
  SESSION_ENDED: () => 'Votre session est terminée. Connectez-vous à nouveau.',
  WRONG_CREDENTIALS: () => 'L’e-mail ou le mot de passe n’est pas correct.',
  ACCOUNT_BLOCKED: () => 'Ce compte est bloqué. Contactez la boutique.',
  NO_PERMISSION: () => 'Vous n’avez pas l’autorisation nécessaire',
  SECOND_FACTOR_NEEDED: () =>
    'Ce compte demande un second code. Connectez-vous avec l’e-mail, le mot de passe et le code de votre application.',
  SECOND_FACTOR_WRONG: () => 'Ce code est faux ou a déjà servi. Attendez le suivant.',
  SECOND_FACTOR_LIMIT: () => 'Trop de codes ont été essayés. Réessayez dans une heure.',
  SECOND_FACTOR_ON: () => 'Le second code est déjà activé.',
  SECOND_FACTOR_DUE: () =>
    'Votre rôle demande un second code à la connexion. Activez-le sur la page Sécurité.',
  EMAIL_TAKEN: () => 'Un compte existe déjà avec cet e-mail. Connectez-vous ou récupérez votre mot de passe.',
  CODE_WRONG: () => 'Ce code est incorrect ou a expiré. Vérifiez-le ou demandez-en un nouveau.',
  NO_PHONE_CODES: () =>
    'La boutique n’envoie pas de code par téléphone actuellement. Connectez-vous avec l’e-mail et le mot de passe.',
  CODE_MAIL_LIMIT: ({ retryAfterSeconds }) =>
    `Trop de codes ont été demandés pour cette adresse. Réessayez dans ${Math.ceil(retryAfterSeconds / 60)} min.`,
  GRANT_MISSING: () =>
    'Vérifiez d’abord un code\u00a0: ce changement de mot de passe n’est pas autorisé ou a expiré.',
  LINK_ENDED: () => 'Ce lien a déjà servi, ou il est trop ancien.',
  STAFF_ALREADY: () =>
    'Ce compte travaille déjà dans la boutique. Une personne propriétaire peut lui donner un autre rôle.',
  PARCEL_NOT_FOUND: () => 'Ce colis n’est plus avec vous.',
  STAFF_NOT_FOUND: () => 'Cette personne ne fait plus partie de l’équipe.',
  STAFF_ONESELF: () => 'Personne ne change son propre rôle. Demandez à une autre personne propriétaire.',
  STAFF_CHANGED: () => 'Quelqu’un d’autre a changé ce rôle. Regardez à nouveau.',
  INVITATION_LIMIT: () => 'Trop d’invitations sont en attente. Retirez-en une d’abord.',
  INVALID_FIELDS: () => 'Certains champs sont à corriger.',
  CATEGORY_NOT_FOUND: () => 'Cette catégorie n’existe plus.',
  BRAND_NOT_FOUND: () => 'Plus aucun produit de la boutique ne porte cette marque.',
  SUB_CATEGORY_NOT_FOUND: () => 'Cette sous-catégorie n’existe plus.',
  PRODUCT_NOT_FOUND: () => 'Ce produit n’est plus dans la boutique.',
  FAMILY_NOT_FOUND: () => 'Cette gamme de teintes n’existe pas.',
  CART_ITEM_NOT_FOUND: () => 'Cet article n’est plus dans votre panier.',
  ADDRESS_NOT_FOUND: () => 'Choisissez votre adresse avant de passer commande.',
  ADDRESS_BOOK_FULL: ({ most }) =>
    `Un compte peut avoir ${most} adresses. Modifiez-en une dont vous n’avez plus besoin.`,
  ORDER_NOT_FOUND: () => 'Cette commande est introuvable.',
  SUBSCRIPTION_NOT_FOUND: () =>
    'Ce lien est incomplet. Ouvrez-le à nouveau depuis l’e-mail, ou écrivez-nous.',
  MESSAGE_NOT_FOUND: () => 'Ce message n’est plus là.',
  REVIEW_NOT_FOUND: () => 'Cet avis n’existe plus.',
  QUESTION_NOT_FOUND: () => 'Cette question n’existe plus.',
  PROMO_REFUSED: (facts) => {
    switch (facts.why) {
      case 'unknown':
        return 'Nous ne connaissons pas ce code. Vérifiez son écriture.';
      case 'planned':
        return `Ce code est valable à partir du ${formatShortMoment(facts.startsAt, 'fr')}.`;
      case 'ended':
        return 'Ce code n’est plus valable.';
      case 'used_up':
        return 'Ce code est épuisé.';
      case 'used_by_you':
        return 'Ce code a déjà servi avec ce numéro de téléphone.';
      case 'not_covered':
        return 'Ce code n’est pas valable pour les produits de votre panier.';
      default:
        return `Valable dès ${formatFrancs(facts.minimum)}\u00a0: il manque ${formatFrancs(facts.missing)}.`;
    }
  },
  GIFT_CHANGED: () => 'Le cadeau a changé. Revoyez votre commande avant de la passer.',
  PROMOTION_NOT_FOUND: () => 'Cette promotion n’existe plus.',
  CUSTOMER_NOTE_CHANGED: () =>
    'Quelqu’un d’autre a écrit une note entre-temps. Fermez le formulaire et rouvrez-le.',
  PROMOTION_CHANGED: () => 'Quelqu’un d’autre a modifié cette promotion. Fermez le formulaire et rouvrez-le.',
  SEARCH_NOT_FOUND: () => 'Personne n’a cherché ces mots.',
  ORDERS_OPEN: ({ orderNumber }) =>
    `La commande ${orderNumber} n’est pas terminée\u00a0: la livraison, le paiement, un retour ou un remboursement est encore en cours. Le compte pourra être supprimé ensuite.`,
  CUSTOMER_NOT_FOUND: () => 'Ce compte client n’existe pas.',
  NAME_TAKEN: ({ name }) => `Le nom «\u202f${name}\u202f» est déjà pris. Choisissez-en un autre.`,
  PRODUCT_CHANGED: savedMeanwhileFr,
  FAMILY_CHANGED: savedMeanwhileFr,
  CATEGORY_CHANGED: savedMeanwhileFr,
  SUB_CATEGORY_CHANGED: savedMeanwhileFr,
  BRAND_CHANGED: ({ name }) =>
    `Quelqu’un d’autre a enregistré «\u202f${name}\u202f» entre-temps. Rouvrez la fiche, puis enregistrez.`,
  HOME_CHANGED: () => 'Quelqu’un d’autre a modifié l’accueil entre-temps. Le voici dans son état actuel.',
  CATEGORY_IN_USE: ({ products }) =>
    products === 0
      ? 'Cette catégorie a encore des sous-catégories. Déplacez-les d’abord.'
      : products === 1
        ? 'Cette catégorie est utilisée par 1 produit. Déplacez-le d’abord.'
        : `Cette catégorie est utilisée par ${products} produits. Déplacez-les d’abord.`,
  SUB_CATEGORY_IN_USE: ({ products }) =>
    products === 1
      ? 'Cette sous-catégorie est utilisée par 1 produit. Déplacez-le d’abord.'
      : `Cette sous-catégorie est utilisée par ${products} produits. Déplacez-les d’abord.`,
  SUB_CATEGORY_MISFITS: ({ products }) =>
    products === 1
      ? '1 produit de cette sous-catégorie n’est dans aucune de ces catégories. Faites-le ranger là aussi.'
      : `${products} produits de cette sous-catégorie ne sont dans aucune de ces catégories. Faites-les ranger là aussi.`,
  FILE_MISSING: () => 'Aucun fichier n’a été choisi, ou il est vide.',
  STATEMENT_UNREADABLE: (facts) =>
    sayTrouble(fileTroubleMessages.fr, facts) ??
    'Ce fichier ne se lit pas comme un tableau. Envoyez un fichier CSV ou XLSX, avec une ligne par transaction.',
  STATEMENT_EMPTY: () =>
    'Aucune ligne de ce fichier ne donne un jour et un montant. Vérifiez ce que contient chaque colonne.',
  STATEMENT_NOT_FOUND: () => 'Ce relevé n’existe plus.',
  STATEMENT_IN_USE: ({ lines }) =>
    lines === 1
      ? 'Ce relevé ne peut plus être retiré\u00a0: 1 de ses lignes a déjà été affectée à une commande, notée ou enregistrée comme litige.'
      : `Ce relevé ne peut plus être retiré\u00a0: ${lines} de ses lignes ont déjà été affectées à une commande, notées ou enregistrées comme litige.`,
  FILE_TOO_LARGE: ({ limitMegabytes }) => `Le fichier est trop lourd\u00a0: ${limitMegabytes} Mo au maximum.`,
  PICTURE_NOT_FOUND: () => 'La boutique n’a pas cette image.',
  PICTURE_BACKGROUND_MIXED: () =>
    'Aucun fond uni n’a été trouvé dans cette photo. Il faut que le produit soit sur une seule couleur qui va jusqu’aux bords et diffère de la sienne\u00a0: reprenez-la sur un tissu ou une feuille unie.',
  PICTURE_UNREADABLE: () =>
    'Cette image est illisible. Elle est peut-être abîmée\u00a0: essayez-en une autre.',
  PICTURE_KIND_REFUSED: ({ found }) => pictureKindMessages.fr.refused(found),
  PICTURE_TOO_MANY_PIXELS: ({ limitMegapixels }) =>
    `L’image est trop grande\u00a0: ${limitMegapixels} mégapixels au maximum.`,
  MATCHING_CHANGED: ({ count }) =>
    `La liste a changé entre-temps\u00a0: ${count < 2 ? `${count} produit correspond` : `${count} produits correspondent`} maintenant. Sélectionnez-les à nouveau.`,
  MATCHING_TOO_MANY: ({ most }) =>
    `On modifie au plus ${most < 2 ? `${most} produit` : `${most} produits`} à la fois. Affinez d’abord la liste.`,
  MATCHING_NOT_CHANGEABLE: ({ count, names }) =>
    `Rien n’a été modifié\u00a0: c’est impossible pour ${count < 2 ? `${count} produit` : `${count} produits`}, comme ${names.join(', ')}. Vérifiez ses prix, sa photo et sa catégorie.`,
  MATCHING_NOT_UNDOABLE: () => 'Cette modification ne peut plus être annulée.',
  IMPORT_NOT_FOUND: () => 'Cet import n’existe plus.',
  IMPORT_PART_MISPLACED: () => 'C’est une autre partie de ce fichier qui est attendue.',
  IMPORT_NOT_READY: () =>
    'Ce n’est pas possible en ce moment. Rechargez la page et regardez où en est l’import.',
  IMPORT_TOO_OLD: () => 'Ce fichier a été vérifié il y a trop longtemps. Renvoyez-le.',
  IMPORT_NOT_UNDOABLE: () => 'Cet import ne peut plus être annulé.',
  IMPORT_FAULTY: ({ rows }) =>
    rows < 2
      ? 'Une ligne a des problèmes. Corrigez-la, ou appliquez les autres sans elle.'
      : `${rows} lignes ont des problèmes. Corrigez-les, ou appliquez les autres sans elles.`,
  STOCK_SHORT: ({ name, available }) =>
    available === 1
      ? `Il ne reste qu’un exemplaire de «\u202f${name}\u202f».`
      : `Il ne reste que ${available} exemplaires de «\u202f${name}\u202f».`,
  COUNT_NOT_OPEN: () => 'Cet inventaire est terminé. Commencez-en un autre.',
  STOCK_BELOW_ZERO: ({ available }) =>
    available < 2
      ? `Il n’y a que ${available} pièce en stock.`
      : `Il n’y a que ${available} pièces en stock.`,
  SOLD_OUT: ({ name }) => `«\u202f${name}\u202f» est épuisé. Retirez-le pour continuer.`,
  CART_EMPTY: () => 'Votre panier est vide.',
  CART_CHANGED: () => 'Votre panier a changé entre-temps. Vérifiez-le et commandez à nouveau.',
  TOTAL_CHANGED: () => 'Le total a changé. Vérifiez le nouveau montant et commandez à nouveau.',
  ORDER_TOO_LARGE: () =>
    'Cette commande est trop importante pour être passée en ligne. Contactez la boutique.',
  PRODUCT_LIMIT: ({ name, most, shopPhone }) =>
    `On peut commander en ligne ${most} «\u202f${name}\u202f» au plus. Pour davantage, appelez la boutique\u00a0: ${formatPhoneInText(shopPhone)}.`,
  ORDER_LIMIT: ({ most, shopPhone }) =>
    `On peut commander en ligne ${most} ${most < 2 ? 'pièce' : 'pièces'} au plus en une fois. Pour davantage, appelez la boutique\u00a0: ${formatPhoneInText(shopPhone)}.`,
  PHONE_BLOCKED: ({ shopPhone }) =>
    `Les commandes avec ce numéro de téléphone ne sont pas prises en ligne. Appelez la boutique\u00a0: ${formatPhoneInText(shopPhone)}.`,
  CASH_LIMIT: ({ most, shopPhone }) =>
    `Vos commandes payées à la livraison ne peuvent pas dépasser ${formatFrancs(most)} en tout avant que la boutique vous ait joint. Payez celle-ci en ligne ou appelez la boutique\u00a0: ${formatPhoneInText(shopPhone)}.`,
  OPEN_CASH_ORDERS: ({ shopPhone }) =>
    `Plusieurs de vos commandes, ou avec ce numéro de téléphone, sont en route et pas encore payées. Attendez que l’une d’elles arrive, payez en ligne ou appelez la boutique\u00a0: ${formatPhoneInText(shopPhone)}.`,
  RESERVATION_LIMIT: ({ minutes, takesCash, shopPhone }) =>
    `Ces pièces ont déjà été réservées pour vous sans paiement. ${takesCash ? 'Choisissez le paiement à la livraison, commandez' : 'Commandez'} à nouveau dans ${minutes} min ou appelez la boutique\u00a0: ${formatPhoneInText(shopPhone)}.`,
  PROMPT_LIMIT: ({ minutes }) =>
    `Ce téléphone a reçu trop de demandes de paiement. Réessayez dans ${minutes} min ou payez autrement.`,
  PROMPT_OPEN: ({ minutes }) =>
    `Une demande de paiement est encore ouverte sur votre téléphone. Acceptez-la ou refusez-la, ou réessayez dans ${minutes} min, pour ne pas payer deux fois.`,
  BLOCKED_PHONE_NOT_FOUND: () => 'Ce numéro n’est plus sur la liste.',
  KEY_REUSED: () =>
    'Cette demande a déjà servi pour une autre commande. Rechargez la page et commandez à nouveau.',
  ORDER_MOVE_NOT_ALLOWED: () => 'Ce n’est plus possible pour cette commande.',
  PAYMENT_SIMULATED: () =>
    'Cette commande a été payée pour un essai, sans argent reçu. Pour la préparer, il faut une confirmation de plus.',
  REST_UNPAID: ({ rest, place }) =>
    `Il reste ${formatFrancs(rest)} à payer en ligne avant le départ du colis\u00a0: à ${place}, on ne prend pas d’espèces. Envoyez au client le lien de paiement qui est sur la page de la commande.`,
  DELIVERY_COSTS_CHANGE: ({ shopPhone }) =>
    `La livraison à cet endroit a un autre prix. Appelez-nous au ${formatPhoneInText(shopPhone)} pour changer l’adresse.`,
  CASH_NOT_TAKEN: () =>
    'Les commandes se paient en ligne pour l’instant\u00a0: choisissez un autre moyen de paiement.',
  CASH_NOT_HERE: ({ place }) =>
    `Les commandes pour ${place} se paient en ligne\u00a0: choisissez un autre moyen de paiement.`,
  PICK_UP_CLOSED: () => 'Le retrait en boutique n’est plus proposé. Choisissez la livraison.',
  ZONES_CHANGED: () => 'Quelqu’un d’autre a modifié les zones de livraison entre-temps. Revoyez-les.',
  DELIVERY_FIXED: () =>
    'Votre colis est déjà préparé\u00a0: l’adresse et le téléphone ne peuvent plus être modifiés ici.',
  RETURN_CLOSED: ({ days }) => `Un retour peut être demandé dans les ${days} jours après la livraison.`,
  RETURN_REQUESTED: () => 'Vous avez déjà demandé le retour de cette commande.',
  RETURN_ANSWERED: () => 'Cette demande de retour a déjà reçu une réponse.',
  MAIL_NOT_TAKEN: ({ answer }) =>
    answer === null
      ? 'Le serveur de messagerie ne répond pas\u00a0: aucun e-mail n’est parti. Demandez à qui a installé la boutique.'
      : `Le serveur de messagerie refuse l’e-mail (${answer}). Souvent, il n’envoie que depuis les adresses qu’il connaît\u00a0: changez l’expéditeur, ou demandez à qui a installé la boutique.`,
  PAYMENTS_UNAVAILABLE: () => 'Ce moyen de paiement n’est pas disponible. Choisissez-en un autre.',
  PAYMENT_NOT_STARTED: () =>
    'Le service de paiement ne répond pas. Votre commande vous est gardée\u00a0: réessayez dans un instant, ou choisissez un autre moyen de paiement.',
  PAYMENT_NOT_OPEN: () => 'Cette commande n’attend plus de paiement.',
  PAYMENT_UNCLEAR: () =>
    'Nous vérifions encore si votre dernier paiement est passé. Patientez un instant avant de réessayer, pour ne pas payer deux fois.',
  PAYMENT_UNDECIDED: () =>
    'Nous avons reçu une autre somme pour cette commande. Nous l’acceptons ou la rendons d’abord, pour que vous ne payiez pas deux fois.',
  REFUND_NOT_OPEN: () =>
    'Ce remboursement est déjà réglé, ou le prestataire de paiement est en train de le faire.',
  REFUND_NOT_POSSIBLE: () =>
    'Seule une commande payée qui a quitté la boutique se rembourse ainsi. Si elle est encore ici, annulez-la.',
  REFUND_DISPUTED: () =>
    'La banque n’a pas encore tranché la contestation. D’ici là, rien de ce paiement n’est remboursé.',
  REFUND_BY_HAND: () => 'Aucun prestataire de paiement ne peut rendre cet argent. Remboursez-le vous-même.',
  REFUND_CHANGED: ({ left }) =>
    `Quelqu’un a été plus rapide\u00a0: ${formatFrancs(left)} peuvent être rendus maintenant.`,
  LINES_FIXED: () => 'Les produits de cette commande ne peuvent pas être modifiés en ce moment.',
  LINES_CHANGED: () =>
    'Quelqu’un a été plus rapide\u00a0: cette commande a changé entre-temps. Regardez-la de nouveau.',
  ORDER_WOULD_BE_EMPTY: () =>
    'Il ne resterait rien de cette commande. Annulez-la, ou notez qu’elle a été refusée ou retournée en entier.',
  AMOUNT_NOT_ACCEPTABLE: () =>
    'La commande n’accepte plus de paiement\u00a0: elle a été abandonnée, payée autrement, ou ses produits sont épuisés. Rendez l’argent.',
  DISPUTE_AT_PROVIDER: () =>
    'Le prestataire dit lui-même comment finit le litige\u00a0: il est configuré ici.',
  ISSUE_CLOSED: () => 'Quelqu’un s’en est déjà occupé.',
  RIDER_NOT_FOUND: () => 'Ce livreur n’est plus sur la liste.',
  RIDER_KNOWN: ({ name }) => `Ce numéro est celui de ${name}, déjà sur la liste.`,
  RIDER_CHANGED: () => 'Quelqu’un a été plus rapide\u00a0: le colis est déjà en d’autres mains.',
  CASH_NOT_DUE: () => 'Il n’y a rien à encaisser pour cette commande en ce moment.',
  CASH_CHANGED: ({ due }) => `Quelqu’un a été plus rapide\u00a0: il reste ${formatFrancs(due)} à encaisser.`,
  CASH_IN_HAND_CHANGED: ({ inHand }) =>
    `Quelqu’un a été plus rapide\u00a0: le livreur détient maintenant ${formatFrancs(inHand)}.`,
  CASH_ENTRY_NOT_FOUND: () => 'Cette écriture n’existe pas.',
  CASH_ENTRY_CORRECTED: () => 'Cette écriture a déjà été corrigée.',
  CASH_SETTLED: () =>
    'Cette commande est close, ou son argent est en cours de remboursement\u00a0: l’encaissement ne peut plus être corrigé.',
  CASH_NOT_IN_HAND: ({ name, inHand }) =>
    `${name} n’a que ${formatFrancs(inHand)} en main\u00a0: corrigez d’abord ce qui a été remis.`,
  HANDOVER_CONFIRMED: () => 'C’est déjà confirmé. Une erreur se corrige par une autre écriture.',
  RIDER_DAY_CHANGED: () =>
    'Un colis ou de l’argent a bougé entre-temps\u00a0: regardez de nouveau les chiffres.',
  DAY_CLOSING_NOT_FOUND: () => 'Cette journée n’est pas clôturée.',
  DAY_CLOSING_CONFIRMED: () =>
    'Le livreur a déjà répondu. Ce qui était faux se corrige, puis la journée se clôture de nouveau.',
  DAY_CLOSING_REPLACED: () => 'La journée a été clôturée de nouveau\u00a0: regardez ses derniers chiffres.',
  TILL_OPEN: () => 'Une caisse est déjà ouverte.',
  TILL_NOT_OPEN: () => 'Cette caisse n’est plus ouverte.',
  TILL_NOT_FOUND: () => 'Cette caisse n’existe pas.',
  TILL_CHANGED: ({ expected }) =>
    `De l’argent a bougé entre-temps\u00a0: la caisse devrait contenir ${formatFrancs(expected)}.`,
  TILL_SHORT: ({ expected }) => `La caisse ne contient que ${formatFrancs(expected)}.`,
};

export const refusalMessages: Record<Language, Texts> = { en, fr };

/** The message of a refusal for people. */
export function refusalMessage<C extends RefusalCode>(refusal: Refusal<C>, language: Language): string {
  // The type Refusal pairs each code with its facts; TypeScript cannot follow that through the lookup.
  const text = refusalMessages[language][refusal.code] as (facts: RefusalFacts[C]) => string;
  return text(refusal.facts as RefusalFacts[C]);
}
