import { defineMessages } from '#shared/messages/define-messages.ts';
import { wordMessages } from './word-messages.ts';

/** Texts of the page where goods are counted with a scanner or the camera. */
export const stockCountMessages = defineMessages({
  en: {
    title: 'Count the stock',
    begin: 'Begin a count',
    noneTitle: 'No count is going on',
    noneText:
      'Scan piece by piece, alone or with others at the same time. You may stop and go on later, and the shop sells meanwhile. No stock changes before you end the count.',
    begun: (at: string, by: string) => (by === '' ? `Begun ${at}` : `Begun ${at} by ${by}`),
    soFar: (products: string, differing: string) => `Counted: ${products}. Not as booked: ${differing}.`,
    shelf: 'Also count what is ordered and not packed yet: it is on the shelf and expected there.',
    code: 'Barcode, reference or name',
    codeHelp: 'A scanner types the code and presses Enter. Each time is one piece.',
    countOne: 'Count one piece',
    camera: 'Scan with the camera',
    cameraHint: 'Hold the bars in the picture. Each code that is read is one piece.',
    cameraOff: 'Close the camera',
    counting: (count: number) => `On their way: ${count}`,
    notSent: (count: number) => `Not sent yet: ${count}. They are kept while this page stays open.`,
    sendAgain: 'Send again',
    which: (code: string, times: number) => `Which one is “${code}”${timesOf(times)}?`,
    notCountedYet: (code: string) => `Not counted: ${code}`,
    leaveOut: 'Leave it out',
    whichNamed: (name: string) => `Count ${name}`,
    unknown: (code: string, times: number) => `Nothing has the code or the name “${code}”${timesOf(times)}.`,
    lines: 'Counted last',
    counted: (counted: number, booked: number) => `Counted ${counted}, booked ${booked}`,
    saidCounted: (name: string, counted: number) => `${name}: ${counted}`,
    asBooked: 'As booked',
    change: 'Correct the number',
    changeNamed: (name: string) => `Correct the number: ${name}`,
    pieces: 'Pieces that you counted',
    takeOut: 'Leave empty to take it out of the count.',
    save: wordMessages.en.save,
    end: 'End the count',
    endText:
      'The stock of these products changes by the difference. What was sold since they were counted stays sold.',
    endSame: 'Everything that was counted is as booked: no stock changes.',
    others: (count: string) => `And more products with a difference: ${count}.`,
    notCounted: 'Products that were not counted stay as they are.',
    apply: 'Change the stock',
    giveUp: 'Give the count up',
    giveUpText: 'What was counted is forgotten and no stock changes.',
    short: (names: string) => `More was sold than was there; the stock is 0 now: ${names}`,
    shortOthers: (count: string) => `others: ${count}`,
  },
  fr: {
    title: 'Faire l’inventaire',
    begin: 'Commencer un inventaire',
    noneTitle: 'Aucun inventaire en cours',
    noneText:
      'Scannez pièce par pièce, seul ou à plusieurs en même temps. Vous pouvez arrêter et continuer plus tard, et la boutique vend pendant ce temps. Aucun stock ne change avant la fin de l’inventaire.',
    begun: (at: string, by: string) => (by === '' ? `Commencé ${at}` : `Commencé ${at} par ${by}`),
    soFar: (products: string, differing: string) =>
      `Comptés\u00a0: ${products}. Différents du stock noté\u00a0: ${differing}.`,
    shelf:
      'Comptez aussi ce qui est commandé et pas encore préparé\u00a0: c’est sur l’étagère, et c’est attendu.',
    code: 'Code-barres, référence ou nom',
    codeHelp: 'Un lecteur écrit le code et appuie sur Entrée. Chaque fois compte une pièce.',
    countOne: 'Compter une pièce',
    camera: 'Scanner avec la caméra',
    cameraHint: 'Tenez les barres dans l’image. Chaque code lu compte une pièce.',
    cameraOff: 'Fermer la caméra',
    counting: (count: number) => `En route\u00a0: ${count}`,
    notSent: (count: number) =>
      `Pas encore envoyés\u00a0: ${count}. Ils sont gardés tant que cette page reste ouverte.`,
    sendAgain: 'Renvoyer',
    which: (code: string, times: number) => `Lequel est «\u202f${code}\u202f»${timesOf(times)}\u202f?`,
    notCountedYet: (code: string) => `Pas compté\u00a0: ${code}`,
    leaveOut: 'Laisser de côté',
    whichNamed: (name: string) => `Compter ${name}`,
    unknown: (code: string, times: number) =>
      `Rien ne porte le code ou le nom «\u202f${code}\u202f»${timesOf(times)}.`,
    lines: 'Comptés en dernier',
    counted: (counted: number, booked: number) => `Compté\u00a0: ${counted}, noté\u00a0: ${booked}`,
    saidCounted: (name: string, counted: number) => `${name}\u00a0: ${counted}`,
    asBooked: 'Comme noté',
    change: 'Corriger le nombre',
    changeNamed: (name: string) => `Corriger le nombre\u00a0: ${name}`,
    pieces: 'Pièces que vous avez comptées',
    takeOut: 'Laissez vide pour le retirer de l’inventaire.',
    save: wordMessages.fr.save,
    end: 'Terminer l’inventaire',
    endText:
      'Le stock de ces produits change de la différence. Ce qui s’est vendu depuis qu’ils ont été comptés reste vendu.',
    endSame: 'Tout ce qui a été compté est comme noté\u00a0: aucun stock ne change.',
    others: (count: string) => `Autres produits avec une différence\u00a0: ${count}.`,
    notCounted: 'Les produits qui n’ont pas été comptés restent comme ils sont.',
    apply: 'Modifier le stock',
    giveUp: 'Abandonner l’inventaire',
    giveUpText: 'Ce qui a été compté est oublié et aucun stock ne change.',
    short: (names: string) =>
      `Il s’est vendu plus que ce qui était là, le stock est maintenant à 0\u00a0: ${names}`,
    shortOthers: (count: string) => `autres\u00a0: ${count}`,
  },
});

/** How often a code was scanned, if more than once. */
function timesOf(times: number): string {
  return times > 1 ? ` (× ${times})` : '';
}
