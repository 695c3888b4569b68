import { defineMessages } from '#shared/messages/define-messages.ts';
import type { StatementField, StatementResult } from '#shared/statements.ts';
import { adminAttentionMessages } from './admin-attention-messages.ts';
import { adminCatalogueFilesMessages } from './admin-catalogue-files-messages.ts';
import { adminFrameMessages } from './admin-frame-messages.ts';
import { auditMessages } from './audit-messages.ts';
import { wordMessages } from './word-messages.ts';

/** Texts of the admin's page where statements of providers are compared with the books. */
export const statementMessages = defineMessages({
  en: {
    title: adminFrameMessages.en.statements,
    intro:
      'Send the statement of a payment provider: each line is looked for among the payments and refunds of the shop. Fees are entered by themselves; other money only when you say for which order.',
    sendTitle: 'Send a statement',
    provider: 'Whose statement is it?',
    chooseProvider: 'Choose the provider',
    choose: adminCatalogueFilesMessages.en.choose,
    chooseHelp: (megabytes: number) =>
      `CSV or XLSX, at most ${megabytes} MB. A line that is known already is not entered again.`,
    columnsTitle: 'What do the columns hold?',
    columnsText: 'It is asked once for each provider. Money above zero came, below zero it went back.',
    none: 'None',
    firstLines: (sample: string) => `For example: ${sample}`,
    compare: 'Compare',
    entered: (lines: number) => (lines === 0 ? 'Every line was known already.' : `New lines: ${lines}.`),
    listTitle: 'Statements',
    emptyTitle: 'No statement yet',
    emptyText: 'Providers offer it as a file, most as CSV, on their own pages.',
    days: (first: string, last: string) => `${first} – ${last}`,
    skipped: (rows: number) => `Rows without money that moved: ${rows}.`,
    fees: (amount: string) => `Fees: ${amount}`,
    nothing: 'No line is like this.',
    stated: (amount: string) => `Statement: ${amount}`,
    known: (amount: string) => `Shop: ${amount}`,
    unknown: auditMessages.en.nothing,
    order: adminAttentionMessages.en.order,
    book: 'Enter for an order',
    bookText:
      'The money pays what is due of the order. What the order does not need is due back, under ‘Needs attention’.',
    orderNumber: 'Number of the order',
    lookAt: 'Note what it was',
    whatItWas: 'What it was',
    looked: (note: string) => `Looked at: ${note}`,
    takeBack: 'Take this statement back',
    takeBackQuestion: (lines: number) =>
      lines === 0
        ? 'Other statements have brought all its lines: they stay. Only its entry in the list goes.'
        : lines === 1
          ? '1 line goes, with its fee. No order changes.'
          : `${lines} lines go, with their fees. No order changes.`,
    takeBackShared:
      'Another statement has some of the same days. If it has lines that go, send its file again afterwards: they come back.',
  },
  fr: {
    title: adminFrameMessages.fr.statements,
    intro:
      'Envoyez le relevé d’un prestataire de paiement\u00a0: chaque ligne est cherchée parmi les paiements et remboursements de la boutique. Les frais sont enregistrés d’office, le reste seulement quand vous indiquez pour quelle commande.',
    sendTitle: 'Envoyer un relevé',
    provider: 'De qui est ce relevé\u202f?',
    chooseProvider: 'Choisissez le prestataire',
    choose: adminCatalogueFilesMessages.fr.choose,
    chooseHelp: (megabytes: number) =>
      `CSV ou XLSX, ${megabytes} Mo au maximum. Une ligne déjà connue n’est pas enregistrée de nouveau.`,
    columnsTitle: 'Que contiennent les colonnes\u202f?',
    columnsText:
      'Demandé une seule fois par prestataire. Un montant positif est entré, un montant négatif est reparti.',
    none: 'Aucune',
    firstLines: (sample: string) => `Par exemple\u00a0: ${sample}`,
    compare: 'Comparer',
    entered: (lines: number) =>
      lines === 0 ? 'Toutes les lignes étaient déjà connues.' : `Nouvelles lignes\u00a0: ${lines}.`,
    listTitle: 'Relevés',
    emptyTitle: 'Pas encore de relevé',
    emptyText: 'Les prestataires le proposent en fichier, souvent CSV, sur leur propre site.',
    days: (first: string, last: string) => `${first} – ${last}`,
    skipped: (rows: number) => `Lignes sans argent qui a bougé\u00a0: ${rows}.`,
    fees: (amount: string) => `Frais\u00a0: ${amount}`,
    nothing: 'Aucune ligne de ce genre.',
    stated: (amount: string) => `Relevé\u00a0: ${amount}`,
    known: (amount: string) => `Boutique\u00a0: ${amount}`,
    unknown: auditMessages.fr.nothing,
    order: adminAttentionMessages.fr.order,
    book: 'Affecter à une commande',
    bookText:
      'L’argent paie ce que la commande doit encore. Ce dont elle n’a pas besoin est à rendre, sous «\u202fÀ traiter\u202f».',
    orderNumber: 'Numéro de commande',
    lookAt: 'Noter ce que c’était',
    whatItWas: 'Ce que c’était',
    looked: (note: string) => `Vérifié\u00a0: ${note}`,
    takeBack: 'Retirer ce relevé',
    takeBackQuestion: (lines: number) =>
      lines === 0
        ? 'Toutes ses lignes viennent d’autres relevés et restent. Il disparaît seulement de la liste.'
        : lines === 1
          ? '1 ligne disparaît, avec ses frais. Aucune commande ne change.'
          : `${lines} lignes disparaissent, avec leurs frais. Aucune commande ne change.`,
    takeBackShared:
      'Un autre relevé couvre en partie les mêmes jours. S’il contient aussi ces lignes, renvoyez ensuite son fichier\u00a0: elles reviennent.',
  },
});

export const statementResultMessages = defineMessages({
  en: {
    missing_here: 'Missing in the shop',
    missing_there: 'Missing in the statement',
    differs: 'Another amount',
    matched: 'Agrees',
    other: 'Fees and payouts',
  } satisfies Record<StatementResult, string>,
  fr: {
    missing_here: 'Absent de la boutique',
    missing_there: 'Absent du relevé',
    differs: 'Montant différent',
    matched: 'Concorde',
    other: 'Frais et versements',
  },
});

export const statementFieldMessages = defineMessages({
  en: {
    date: 'Day or moment',
    reference: 'Number of the transaction',
    amount: wordMessages.en.amount,
    otherReference: 'Another number (optional)',
    fee: 'Fee (optional)',
    status: 'State (optional)',
  } satisfies Record<StatementField, string>,
  fr: {
    date: 'Date',
    reference: 'Numéro de transaction',
    amount: wordMessages.fr.amount,
    otherReference: 'Autre numéro (facultatif)',
    fee: 'Frais (facultatif)',
    status: 'Statut (facultatif)',
  },
});
