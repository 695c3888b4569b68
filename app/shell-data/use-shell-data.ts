import { createContext, useContext } from 'react';
import { listingPath } from '#shared/page-paths.ts';
import type { PaymentMethod } from '#shared/payment-methods.ts';
import { PIECE_LIMITS, type PieceLimits } from '#shared/piece-limits.ts';
import { useLanguage } from '../language.ts';
import { useShop } from '../state/use-shop.ts';
import { type Catalogue, catalogueOf } from './catalogue-of.ts';
import type { MenuCategory } from './menu.ts';
import { FEW, type PageFacts, type ShellData, type ShownZone } from './shell-data.ts';

/** The data of the root's loader. Undefined where it failed. */
export const ShellDataContext = createContext<ShellData | undefined>(undefined);

/** The store's facts, on every page below the shell. */
export function useFacts(): PageFacts {
  return useLoadedShell().facts;
}

/** Within how many minutes the shop promises to deliver; 0 where it promises nothing. */
export function usePromisedMinutes(): number {
  return useLoadedShell().promisedMinutes;
}

/** The city in which a promise of less than a day holds; undefined for a longer promise. */
export function usePromisedCity(): string | undefined {
  return useLoadedShell().promisedCity;
}

/** Whether there are so few pieces that pages say how many. */
export function useIsFew(stock: number): boolean {
  const { fewLeftAt = FEW } = useLoadedShell();
  return stock > 0 && stock <= fewLeftAt;
}

/** How many pieces can be ordered online. */
export function usePieceLimits(): PieceLimits {
  return useLoadedShell().pieces ?? PIECE_LIMITS;
}

/** What every page says about delivery; undefined without delivery zones. */
export function useShownZone(): ShownZone | undefined {
  return useLoadedShell().delivery;
}

/** A phrase about the delivery charge, for the middle of a sentence; empty where delivery is free everywhere. */
export function useDeliveryOffer(): string {
  return useLoadedShell().delivery?.offer ?? '';
}

/** Whether a way to pay is offered: the owner has it switched on, and it is cash or the shop has a provider for it. */
export function useTakes(): (method: PaymentMethod) => boolean {
  const { ways } = useLoadedShell();
  return (method) => ways?.includes(method) ?? true;
}

/** How many products are on the shelves. */
export function useProductCount(): number {
  return useLoadedShell().productCount;
}

/** The lists that no menu leads to because they have no product; a sub-category's as `category/subCategory`. */
export function useEmptyLists(): readonly string[] {
  return useLoadedShell().empty ?? [];
}

/** How codes for orders without a password are sent; where that is the phone, people can log in with one. */
export function useCodesBy(): 'phone' | 'email' | undefined {
  return useLoadedShell().codesBy;
}

export function useCopyrightYear(): number {
  return useLoadedShell().year;
}

/** The menu that came with the document, even if the browser has fetched a newer one. */
export function useMenuOfDocument(): readonly MenuCategory[] {
  return useLoadedShell().categories;
}

/** All categories and sub-categories: those that came with the document until the browser has fetched them. */
export function useCatalogue(): Catalogue {
  const loaded = useLoadedShell();
  const language = useLanguage();
  return useShop(({ product }) => catalogueOf(loaded, product, language));
}

/** The address that a category's tile leads to: its first sub-category (spec §2, Home). Undefined without one (decision 31). */
export function categoryPath(id: string, categories: readonly MenuCategory[]): string | undefined {
  const category = categories.find(({ _id }) => _id === id);
  const first = category?.subCategories[0];
  return first && listingPath(category, first);
}

/** @throws outside the shell: only the root's error page is rendered there, and it needs none of this. */
function useLoadedShell(): ShellData {
  const shell = useContext(ShellDataContext);
  if (!shell) throw new Error('The shell has no data');
  return shell;
}
