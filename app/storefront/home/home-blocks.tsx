import { Fragment, type ReactNode } from 'react';
import { InTurn } from '../../take-over.tsx';
import { BrandRow } from './brand-row.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { HeroBanner } from './hero-banner.tsx';
import type { HomeBlockData, HomeData } from './load-home.ts';
import { Promises } from './promises.tsx';
import { SaidReviews } from './said-reviews.tsx';
import { SideBanners } from './side-banners.tsx';
import { StoryBlock } from './story-block.tsx';
import { CategoryStrips, ChosenStrip } from './strips.tsx';

/** Everything on home in its owner's order; banners that follow each other share a row. */
export function HomeBlocks({ categories, blocks }: HomeData) {
  const groups = blocks.reduce<HomeBlockData[][]>((before, block) => {
    const last = before.at(-1);
    if (block.kind === 'banner' && last?.[0]?.kind === 'banner') last.push(block);
    else before.push([block]);
    return before;
  }, []);
  return groups.map((group) => (
    <Fragment key={group[0]?.id}>{group[0] && show(group[0], group, categories)}</Fragment>
  ));
}

function show(
  block: HomeBlockData,
  group: readonly HomeBlockData[],
  categories: HomeData['categories'],
): ReactNode {
  switch (block.kind) {
    case 'hero':
      return <HeroBanner block={block} />;
    case 'categories':
      return (
        <InTurn>
          <CategoryTiles categories={categories} />
        </InTurn>
      );
    case 'promises':
      return <Promises />;
    case 'strip':
      return (
        <InTurn>
          <ChosenStrip block={block} />
        </InTurn>
      );
    case 'banner':
      return <SideBanners blocks={group} />;
    case 'story':
      return <StoryBlock block={block} />;
    case 'brands':
      return <BrandRow title={block.title} brands={block.brands ?? []} />;
    case 'reviews':
      return <SaidReviews title={block.title} reviews={block.reviews ?? []} />;
    case 'shelves':
      return <CategoryStrips categories={categories} />;
  }
}
