import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Language } from '#shared/language.ts';
import type { QuestionState } from '#shared/questions.ts';
import { containsWords } from '../words/contains-words.ts';

export type ShownQuestion = {
  id: string;
  text: string;
  authorName: string;
  language: Language;
  askedAt: Date;
  answer: string;
};

export type Question = ShownQuestion & {
  email: string | null;
  state: QuestionState;
  productId: string;
  productName: string;
  productNameFr: string | null;
  productImage: string | null;
};

type ListQuestions = { state: QuestionState; search: string; page: number; limit: number };

export async function listQuestions(
  db: Database,
  { state, search, page, limit }: ListQuestions,
): Promise<{ questions: Question[]; totalCount: number; counts: Record<QuestionState, number> }> {
  const found = selectQuestions(db)
    .where('state', '=', state)
    .where(
      containsWords(sql`concat_ws(' ', text, author_name, answer, products.name, products.name_fr)`, search),
    );
  const [questions, { count }, counts] = await Promise.all([
    found
      .orderBy('askedAt', 'desc')
      .orderBy('questions.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found
      .clearSelect()
      .select((question) => question.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
    countStates(db),
  ]);
  return { questions, totalCount: count, counts };
}

export function getQuestion(db: Database, id: string): Promise<Question> {
  return selectQuestions(db).where('questions.id', '=', id).executeTakeFirstOrThrow();
}

/** Answered questions about a product and the other shades of its family, which share a page. */
export async function listProductQuestions(
  db: Database,
  { productId, page, limit }: { productId: string; page: number; limit: number },
): Promise<{ questions: ShownQuestion[]; totalCount: number; family: string | null }> {
  const shown = db
    .selectFrom('questions')
    .where('state', '=', 'shown')
    .where(
      sql<SqlBool>`product_id in (
        select shade.id from products as shade, products as product
        where product.id = ${productId} and shade.is_listed and (shade.id = product.id or shade.family = product.family))`,
    );
  const [questions, { count }, product] = await Promise.all([
    shown
      .select(['id', 'text', 'authorName', 'language', 'askedAt', 'answer'])
      .orderBy('answeredAt', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    shown.select((question) => question.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    db.selectFrom('products').select('family').where('id', '=', productId).executeTakeFirst(),
  ]);
  return { questions, totalCount: count, family: product?.family ?? null };
}

function selectQuestions(db: Database) {
  return db
    .selectFrom('questions')
    .innerJoin('products', 'products.id', 'productId')
    .select(['questions.id', 'text', 'authorName', 'email', 'language', 'state', 'answer', 'askedAt'])
    .select(['productId', 'products.name as productName', 'products.nameFr as productNameFr'])
    .select(sql<string | null>`products.images[1]`.as('productImage'));
}

async function countStates(db: Database): Promise<Record<QuestionState, number>> {
  const { rows } = await sql<Record<QuestionState, number>>`
    select
      count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'shown')::int as shown,
      count(*) filter (where state = 'hidden')::int as hidden
    from questions
  `.execute(db);
  return rows[0] ?? { waiting: 0, shown: 0, hidden: 0 };
}
