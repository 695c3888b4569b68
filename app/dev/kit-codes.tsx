import { useState } from 'react';
import { useLanguage } from '../language.ts';
import { CodeBoxes } from '../ui/fields/code-boxes.tsx';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { SuggestingField } from '../ui/fields/suggesting-field.tsx';
import { Card } from '../ui/layout/card.tsx';
import { kitWords } from './kit-words.ts';

/** Fields for passwords and codes, and one that suggests words. */
export function KitCodes() {
  const words = kitWords[useLanguage()];
  const [characters, setCharacters] = useState<readonly string[]>(['K', '7', '', '', '', '']);
  const boxes = { characters, onChange: setCharacters, boxLabel: (position: number) => `${position}/6` };
  return (
    <Card title={words.codes}>
      <PasswordField label={words.password} name="password" defaultValue="mangue-mûre" />
      <PasswordField label={words.password} name="wrong" error={words.mistakes.note} />
      <CodeBoxes label={words.code} {...boxes} help={words.nameHelp} />
      <CodeBoxes label={words.code} {...boxes} error={words.mistakes.note} />
      <CodeBoxes label={words.code} {...boxes} disabled />
      <SuggestingField label={words.reason} name="suggested" suggestions={words.reasons} />
    </Card>
  );
}
