/**
 * The content of calc-saved.xlsx in this folder. That file was made by writing these rows as an export does (`writeXlsx`), opening the
 * result in LibreOffice Calc 7.4 and saving it: `soffice --headless --convert-to xlsx`. calc-by-hand.xlsx was made in the same way from
 * calc-by-hand.fods: typed prices, dates, percents and formulas in a French sheet.
 */
export const calcProducts: readonly (readonly (string | number)[])[] = [
  [
    ...['Référence', 'Nom (anglais)', 'Nom (français)', 'Description (anglais)', 'Unité', 'Prix FCFA'],
    ...['Remise %', 'Quantité en stock', 'Détails (anglais)', 'Publié'],
  ],
  [
    ...['6151234567890', 'Crème épaisse', 'Crème à l’huile de karité'],
    ...[
      'One line\n\nand “three”, with ; and , and "quotes"',
      '1/2',
      12_500,
      15,
      7,
      'Finish: matte\nHold: 8 h',
      'oui',
    ],
  ],
  ['00123', "'=1+1", "'-20 %, vraiment", 'x'.repeat(3_000), '12:30', 1_000_000, 0, 0, '', 'non'],
  ['CALC-3', '_x0041_ to the letter', 'TRUE', '1E5 and 0,5 and 12 500', '2026', 1, 0, 3, '', 'oui'],
];
