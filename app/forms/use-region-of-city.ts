import { type ChangeEvent, useRef } from 'react';
import { findRegion, findRegionOfCity, regionOfCity } from '#shared/cameroon-places.ts';
import { useLanguage } from '../language.ts';

/**
 * A change handler for the field of a city: fills in the region beside it (the field 'state'). A region that was typed by hand stays; the region of
 * the city that the form began with does not.
 */
export function useRegionOfCity(): (event: ChangeEvent<HTMLInputElement>) => void {
  const language = useLanguage();
  const filled = useRef('');
  return ({ currentTarget: city }) => {
    const region = city.form?.elements.namedItem('state');
    const found = regionOfCity(city.value, language);
    if (!(region instanceof HTMLInputElement) || found === undefined) return;
    const isOfFormer = isRegionOf(city.defaultValue, region.value);
    if (region.value !== '' && region.value !== filled.current && !isOfFormer) return;
    region.value = found;
    filled.current = found;
  };
}

function isRegionOf(city: string, region: string): boolean {
  const known = findRegionOfCity(city);
  return known !== undefined && known === findRegion(region);
}
