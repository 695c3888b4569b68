import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts of the camera that reads a barcode to find its product. */
export const scanMessages = defineMessages({
  en: {
    scan: 'Scan a barcode',
    hint: 'Hold the bars in the picture: the product is looked for as soon as they are read.',
    refused: 'The camera did not open. Allow it in the browser, or type the digits under the bars.',
    unable: 'This phone does not read barcodes. Type the digits under the bars.',
  },
  fr: {
    scan: 'Scanner un code-barres',
    hint: 'Tenez les barres dans l’image\u00a0: le produit est cherché dès qu’elles sont lues.',
    refused:
      'La caméra ne s’est pas ouverte. Autorisez-la dans le navigateur, ou écrivez les chiffres sous les barres.',
    unable: 'Ce téléphone ne lit pas les codes-barres. Écrivez les chiffres sous les barres.',
  },
});
