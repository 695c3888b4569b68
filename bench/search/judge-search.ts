import type { Answer, Judgement } from './judgements.ts';

/** The facts about a card in a list that a judge needs. */
export type JudgedCard = {
  id: string;
  names: string;
  categories: readonly string[];
  subCategories: readonly string[];
  facets: readonly string[];
};

export type Verdict = {
  queries: number;
  ndcg: number;
  nothingFound: string[];
  worst: Score[];
};

/** `first`: the names of the first five cards. */
type Score = { query: string; ndcg: number; first: string[] };

/** How many of the first cards count: those that a phone shows before much scrolling. */
const DEPTH = 10;

/** Judges a search. `search` returns the cards for a query, best first; `all` are the cards that it could return. */
export async function judgeSearch(
  judgements: readonly Judgement[],
  all: readonly JudgedCard[],
  search: (query: string) => Promise<readonly JudgedCard[]>,
): Promise<Verdict> {
  const scores: Score[] = [];
  const nothingFound: string[] = [];
  for (const { queries, answers } of judgements) {
    const ideal = gainOf(all.map((card) => gradeOf(card, answers)).sort((one, other) => other - one));
    for (const query of queries) {
      const found = await search(query);
      if (found.length === 0) nothingFound.push(query);
      scores.push({
        query,
        ndcg: ideal === 0 ? 0 : gainOf(found.map((card) => gradeOf(card, answers))) / ideal,
        first: found.slice(0, 5).map(({ names }) => names),
      });
    }
  }
  const ndcg = scores.reduce((sum, score) => sum + score.ndcg, 0) / scores.length;
  const worst = scores.sort((one, other) => one.ndcg - other.ndcg).slice(0, 40);
  return { queries: scores.length, ndcg, nothingFound, worst };
}

function gradeOf(card: JudgedCard, answers: readonly Answer[]): number {
  return Math.max(0, ...answers.filter((answer) => isMeant(card, answer)).map(({ grade }) => grade));
}

function isMeant(card: JudgedCard, { category, subCategory, brand, facet, name }: Answer): boolean {
  return (
    (category === undefined || card.categories.includes(category)) &&
    (subCategory === undefined || card.subCategories.includes(subCategory)) &&
    (brand === undefined || card.facets.includes(`brand:${brand}`)) &&
    (facet === undefined || card.facets.includes(facet)) &&
    (name === undefined || name.test(card.names))
  );
}

/** Lower places count less, and a 3 counts as much as seven 1s (Järvelin and Kekäläinen). */
function gainOf(grades: readonly number[]): number {
  return grades
    .slice(0, DEPTH)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}
