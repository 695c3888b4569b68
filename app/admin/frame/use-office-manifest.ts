import { useEffect } from 'react';
import { inLanguage } from '#shared/page-paths.ts';
import { useLanguage } from '../../language.ts';

/**
 * Offers to install the office as an app while one of its pages is open. The document itself names the shop's own app: its scripts are at
 * their limit.
 */
export function useOfficeManifest(): void {
  const language = useLanguage();
  useEffect(() => {
    const link = document.querySelector('link[rel="manifest"]');
    const ofShop = link?.getAttribute('href');
    if (!link || !ofShop) return;
    link.setAttribute('href', inLanguage('/dashboard/manifest.webmanifest', language));
    return () => link.setAttribute('href', ofShop);
  }, [language]);
}
