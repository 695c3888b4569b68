import { answerQuestion, deleteQuestion } from '#core/questions/answer-question.ts';
import { askQuestion } from '#core/questions/ask-question.ts';
import { listProductQuestions, listQuestions } from '#core/questions/question-queries.ts';
import type { NounHandlers } from '../handler.ts';
import { pagesOf } from '../pages-of.ts';

export const questionHandlers: NounHandlers<'question'> = {
  async ask({ store, language, bearer }, question) {
    const outcome = await askQuestion(store, { ...question, language, accessToken: bearer });
    return outcome.ok ? { message: 'questionAsked', data: null } : outcome;
  },
  async listOfProduct({ store }, wanted) {
    const { questions, totalCount, family } = await listProductQuestions(store.db, wanted);
    return {
      message: 'done',
      data: questions,
      beside: { totalCount, totalPage: pagesOf(totalCount, wanted.limit), family },
    };
  },
  async list({ store }, wanted) {
    const { questions, ...beside } = await listQuestions(store.db, wanted);
    return { message: 'done', data: questions, beside };
  },
  async answer({ store, user }, wanted) {
    const outcome = await answerQuestion(store, user, wanted);
    return outcome.ok ? { message: 'reviewAnswered', data: outcome.value } : outcome;
  },
  async delete({ store, user }, { id }) {
    const outcome = await deleteQuestion(store, user, id);
    return outcome.ok ? { message: 'questionDeleted', data: null } : outcome;
  },
};
