import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { languages } from '../language.ts';
import { isPersonName } from '../person-name.ts';
import { questionStates, SHORTEST_QUESTION } from '../questions.ts';
import { call, readsOnly } from './call.ts';
import {
  emailField,
  idField,
  instant,
  limits,
  listCounts,
  pageField,
  requiredText,
  searchedPage,
  wholeNumber,
} from './fields.ts';

const asked = {
  id: z.string(),
  text: z.string(),
  authorName: z.string(),
  /** The language of the question. */
  language: z.enum(languages),
  askedAt: instant,
  answer: z.string(),
};

const shownQuestionView = z.object(asked);
export type ShownQuestionView = z.output<typeof shownQuestionView>;

const questionView = z.object({
  ...asked,
  /** Where the answer goes; null once there is one. */
  email: z.string().nullable(),
  state: z.enum(questionStates),
  productId: z.string(),
  productName: z.string(),
  productNameFr: z.string().nullable(),
  productImage: z.string().nullable(),
});
export type QuestionView = z.output<typeof questionView>;

export const questionCalls = {
  ask: call({
    endpoint: endpoints.question.ask,
    access: 'public',
    limit: {
      perAddress: { requests: 60, minutes: 60 },
      perAccount: { requests: 10, minutes: 60 },
    },
    summary: 'Asks the shop about a product. Asked twice before there is an answer, it is one question.',
    input: z.object({
      productId: idField,
      text: requiredText(limits.questionText).refine(
        (text) => [...text].length >= SHORTEST_QUESTION,
        `minCharacters:${SHORTEST_QUESTION}`,
      ),
      authorName: requiredText(limits.reviewName).refine(isPersonName, 'personName'),
      /** Where the answer also goes; for a logged-in customer the address of the account is used. */
      email: z.union([z.literal(''), emailField]).default(''),
    }),
    status: 201,
  }),
  listOfProduct: call({
    endpoint: endpoints.question.listOfProduct,
    access: 'public',
    summary:
      'Questions about a product and the other shades of its family with the answers, the newest answer first.',
    input: z.object({
      productId: idField,
      page: pageField.default(1),
      limit: wholeNumber(1, 100).default(3),
    }),
    data: z.array(shownQuestionView),
    beside: {
      totalCount: z.number().int(),
      totalPage: z.number().int(),
      /** The family of the product, if it has one. */
      family: z.string().nullable(),
    },
  }),
  list: call({
    endpoint: endpoints.question.list,
    access: 'orders',
    audit: readsOnly,
    summary: 'Questions about products in one state, the newest first.',
    input: z.object({
      state: z.enum(questionStates, 'invalid').default('waiting'),
      /** Part of the question, the author or the product's name. */
      ...searchedPage,
    }),
    data: z.array(questionView),
    beside: listCounts('waiting', 'shown', 'hidden'),
  }),
  answer: call({
    endpoint: endpoints.question.answer,
    access: 'orders',
    audit: 'question',
    summary:
      "Answers a question, changes the answer, and shows both on the product's page or hides them. The first answer is also sent to who left an e-mail.",
    input: z.object({
      id: idField,
      answer: requiredText(limits.reviewText),
      isShown: z.boolean('required'),
    }),
    data: questionView,
  }),
  delete: call({
    endpoint: endpoints.question.delete,
    access: 'orders',
    audit: 'question',
    summary: 'Deletes a question with its answer for good.',
    input: z.object({ id: idField }),
  }),
};
