import { describe, expect, test } from 'vitest';
import { defaultSettings } from '#core/settings.ts';
import { renderInShell, smallShell } from '#tests/support/render-in-shell.tsx';
import { factsInLanguage } from '../../shell-data/shell-data.ts';
import { Shell } from './shell.tsx';

const headerOf = (html: string) => /<header[\s\S]*<\/header>/.exec(html)?.[0] ?? '';
const footerOf = (html: string) => /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '';
const count = (html: string, piece: string) => html.split(piece).length - 1;
const shell = <Shell>{null}</Shell>;
const at = (path: string) => renderInShell(shell, { at: path });

describe('the header', () => {
  test('shows phone, e-mail and address of the store', () => {
    const header = headerOf(at('/'));
    expect(header).toContain('6\u00a077\u00a012\u00a034\u00a056');
    expect(header).toContain('bonjour@ndolo.example');
    expect(header).toContain('Rue Njo-Njo, Bonapriso, Douala');
  });

  test('offers Login and an empty cart before anyone is known', () => {
    const header = headerOf(at('/'));
    expect(header).toMatch(/<a[^>]*href="\/login"[^>]*>.*?Login<\/a>/);
    expect(header).toMatch(/<button[^>]*class="cart-button"[^>]*>.*?My Cart<\/span><\/button>/);
  });

  test('names the parts of the shop in their order', () => {
    const header = headerOf(at('/'));
    const parts = ['HOME', 'Shop All Makeup', 'BRANDS', 'NEW &amp; HOT', 'CONTACT US', 'SALES &amp; OFFERS'];
    const places = parts.map((part) => header.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(header).toContain('href="/offers"');
    expect(header).toContain('href="/clearance"');
  });

  test('shows each category with its own sub-categories', () => {
    const header = headerOf(at('/'));
    expect(count(header, 'mega-menu__column')).toBe(2);
    expect(header).toContain('href="/Lips-lips00000001/Lipstick-lipstick0001"');
    expect(header).not.toContain('/Eyes-eyes00000001/');
  });

  test('holds 12 places while the categories load', () => {
    const empty = { ...smallShell, categories: [] };
    expect(count(renderInShell(shell, { shell: empty }), '<li class="mega-menu__column">')).toBe(12);
  });

  test('says the same in French, and leads to French addresses', () => {
    const header = headerOf(at('/fr'));
    expect(header).toContain('Mon panier');
    expect(header).toContain('href="/fr/Lips-lips00000001/Lipstick-lipstick0001"');
    expect(header).toContain('Rouge à lèvres');
  });

  test('leads to the same page in the other language', () => {
    expect(headerOf(at('/fr/search?q=gloss'))).toMatch(
      /<a href="\/search\?q=gloss" hreflang="en" lang="en" class="language-switch"/,
    );
  });
});

describe('the search bar', () => {
  test('is a way to /search that begins with the first suggestion', () => {
    const header = headerOf(at('/brands'));
    expect(header).toMatch(/<a href="\/search"[^>]* class="search-bar/);
    expect(header).toContain('<span>bronzer</span>');
    expect(header).not.toContain('<input');
  });

  test('is an input on /search', () => {
    expect(headerOf(at('/search'))).toContain('placeholder="Search for Face Primer Bronzer and more."');
  });

  test('leaves the header when there is a query, and is below it, filled', () => {
    const html = at('/search?q=lip%20gloss');
    expect(headerOf(html)).not.toContain('search-bar');
    expect(count(html, 'name="q"')).toBe(1);
    expect(html).toMatch(/<input[^>]*value="lip gloss"/);
  });
});

describe('the footer', () => {
  test('is not there while one checks out', () => {
    expect(footerOf(at('/checkout'))).toBe('');
    expect(footerOf(at('/fr/checkout'))).toBe('');
    expect(footerOf(at('/cart'))).not.toBe('');
  });

  test('leads from Payments to the cart', () => {
    expect(footerOf(at('/'))).toMatch(/href="\/cart"[^>]*>Payments</);
  });

  test('describes the shop, and leads to its pages', () => {
    const footer = footerOf(at('/'));
    expect(footer).toContain('Ndolo Beauty is a beauty house from Douala');
    const links = [...footer.matchAll(/<a href="([^"]*)"[^>]* class="footer__link"/g)].map(
      ([, href]) => href,
    );
    for (const path of [
      '/',
      '/search',
      '/brands',
      '/new-arrival',
      '/offers',
      '/contact',
      '/privacy-policy',
    ]) {
      expect(links).toContain(path);
    }
  });

  test('shows office hours, legal numbers, ways to pay, networks, apps and the year', () => {
    const footer = footerOf(at('/'));
    for (const said of [
      ...['Monday to Friday 9am to 5:30pm', 'RCCM', 'NIU', '© 2026 Ndolo Beauty'],
      ...['MTN MoMo', 'Orange Money', 'Stripe', 'Google Play', 'App Store'],
      ...['Facebook', 'Instagram', 'TikTok', 'WhatsApp', 'YouTube'],
    ]) {
      expect(footer).toContain(said);
    }
  });

  test('names no app and no network that the shop has not set', () => {
    const footer = footerOf(
      renderInShell(shell, { shell: { ...smallShell, facts: factsInLanguage(defaultSettings, 'en') } }),
    );
    for (const unsaid of ['Google Play', 'App Store', 'Facebook', 'TikTok']) {
      expect(footer).not.toContain(unsaid);
    }
  });
});
