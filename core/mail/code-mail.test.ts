import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../settings.ts';
import { codeMail } from './code-mail.ts';

const mail = { name: 'Amina', code: 'A3CD4E', minutes: 10 };

describe('the mail with a code', () => {
  test('has the code alone on a line of its text part', () => {
    const { text } = codeMail(defaultSettings, { ...mail, language: 'en' });
    expect(text.split('\n')).toContain('A3CD4E');
    expect(text).toContain('Hello Amina,');
    expect(text).toContain('10 minutes');
  });

  test('speaks the language of the account', () => {
    const french = codeMail(defaultSettings, { ...mail, language: 'fr' });
    expect(french.text).toContain('Bonjour Amina,');
    expect(french.text.split('\n')).toContain('A3CD4E');
    expect(french.html).toContain('<html lang="fr">');
    expect(french.language).toBe('fr');
  });

  test('writes a name as text, even if it is markup', () => {
    const { html } = codeMail(defaultSettings, { ...mail, name: '<img src=x onerror=a()>', language: 'en' });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
  });

  test('loads nothing from the net', () => {
    const { html } = codeMail(defaultSettings, { ...mail, language: 'en' });
    expect(html).not.toMatch(/src=|url\(|@import|<script|<link/);
  });
});
