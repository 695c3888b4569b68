import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { languages } from '../language.ts';
import { facetValues } from '../list-choice.ts';
import { isPersonName } from '../person-name.ts';
import { MOST_REVIEW_PHOTOS, mostStars, reviewStates } from '../reviews.ts';
import { call, readsOnly } from './call.ts';
import {
  idField,
  instant,
  limits,
  listCounts,
  optionalText,
  pageField,
  requiredText,
  searchedPage,
  wholeNumber,
} from './fields.ts';

const depth = z.enum(facetValues.depth);
const skinType = z.enum(facetValues.skin);

const said = {
  stars: z.number().int(),
  text: z.string(),
  /** The name the buyer chose; may be empty. */
  authorName: z.string(),
  skinType: skinType.nullable(),
  depth: depth.nullable(),
  photos: z.array(z.string()),
  language: z.enum(languages),
  writtenAt: instant,
  /** The shop's answer; may be empty. */
  answer: z.string(),
};

const shownReviewView = z.object({
  id: z.string(),
  ...said,
  /** The shade that was bought, which may be another one of the family. */
  shadeName: z.string().nullable(),
  /** Absent where it is the same in French. */
  shadeNameFr: z.string().optional(),
});
export type ShownReviewView = z.output<typeof shownReviewView>;

const productReviewsView = z.object({
  reviews: z.array(shownReviewView),
  /** How many buyers gave one star, two … five. */
  counts: z.array(z.number().int()),
  /** The family whose reviews these are, if it is one. */
  family: z.string().nullable(),
});
export type ProductReviewsView = z.output<typeof productReviewsView>;

const orderReviewsView = z.object({
  orderNumber: z.string(),
  items: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      nameFr: z.string().nullable(),
      image: z.string(),
      review: z.object({ ...said, state: z.enum(reviewStates) }).nullable(),
    }),
  ),
});
export type OrderReviewsView = z.output<typeof orderReviewsView>;

const reviewView = z.object({
  id: z.string(),
  ...said,
  state: z.enum(reviewStates),
  orderId: z.string(),
  orderNumber: z.string(),
  productId: z.string(),
  productName: z.string(),
  productNameFr: z.string().nullable(),
});
export type ReviewView = z.output<typeof reviewView>;

const tokenField = requiredText(64);

export const reviewCalls = {
  listOfProduct: call({
    endpoint: endpoints.review.listOfProduct,
    access: 'public',
    summary: 'What buyers say about a product and the other shades of its family, the newest first.',
    input: z.object({
      productId: idField,
      page: pageField.default(1),
      limit: wholeNumber(1, 20).default(3),
    }),
    data: productReviewsView,
    beside: { page: z.number().int(), totalPage: z.number().int() },
  }),
  getOfOrder: call({
    endpoint: endpoints.review.getOfOrder,
    access: 'public',
    limit: {
      perAddress: { requests: 300, minutes: 10 },
      perAccount: { requests: 60, minutes: 10 },
    },
    summary: 'The products of a delivered order, by the link that asks for reviews of them.',
    input: z.object({ token: tokenField }),
    data: orderReviewsView,
  }),
  write: call({
    endpoint: endpoints.review.write,
    access: 'public',
    limit: {
      perAddress: { requests: 100, minutes: 60 },
      perAccount: { requests: 30, minutes: 60 },
    },
    summary:
      'Writes or changes the review of one product of a delivered order; the shop reads it before it is shown.',
    input: z.object({
      token: tokenField,
      productId: idField,
      stars: wholeNumber(1, mostStars),
      text: optionalText(limits.reviewText).default(''),
      authorName: optionalText(limits.reviewName)
        .refine((name) => name === '' || isPersonName(name), 'personName')
        .default(''),
      skinType: skinType.nullable().default(null),
      depth: depth.nullable().default(null),
      /** Addresses returned by `addPhoto`. */
      photos: z
        .array(requiredText(limits.url))
        .max(MOST_REVIEW_PHOTOS, `maxEntries:${MOST_REVIEW_PHOTOS}`)
        .default([]),
    }),
    data: orderReviewsView,
  }),
  addPhoto: call({
    endpoint: endpoints.review.addPhoto,
    access: 'public',
    limit: {
      perAddress: { requests: 100, minutes: 60 },
      perAccount: { requests: 30, minutes: 60 },
    },
    summary:
      'Takes a photo for a review of a delivered order. One that no review names is deleted after a day.',
    input: z.object({ token: tokenField }),
    fileField: 'photo',
    data: z.object({ url: z.string() }),
  }),
  getLink: call({
    endpoint: endpoints.review.getLink,
    access: 'user',
    summary: 'The token of the page on which an own delivered order is reviewed.',
    input: z.object({ _id: idField }),
    data: z.object({ token: z.string() }),
  }),
  list: call({
    endpoint: endpoints.review.list,
    access: 'orders',
    audit: readsOnly,
    summary: 'Reviews in one state, the newest first.',
    input: z.object({
      state: z.enum(reviewStates, 'invalid').default('waiting'),
      /** Part of the text, the author or the product's name. */
      ...searchedPage,
    }),
    data: z.array(reviewView),
    beside: listCounts('waiting', 'shown', 'hidden'),
  }),
  setState: call({
    endpoint: endpoints.review.setState,
    access: 'orders',
    audit: 'review',
    summary: "Shows a review on its product's page, or hides it.",
    input: z.object({ id: idField, state: z.enum(reviewStates, 'required') }),
    data: reviewView,
  }),
  answer: call({
    endpoint: endpoints.review.answer,
    access: 'orders',
    audit: 'review',
    summary: 'What the shop says to a review, below it; empty to take the answer away.',
    input: z.object({ id: idField, answer: optionalText(limits.reviewText) }),
    data: reviewView,
  }),
};
