import { hash, verify } from '@node-rs/argon2';
import type { FieldProblem } from '#shared/messages/field-messages.ts';

const minimumLength = 8;

/** Argon2id is the library's default; memory and passes are as OWASP recommends. */
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

/**
 * The hash of a random text that no one knows, made with the options above, so that verifying against it takes as long
 * as against a real one.
 */
export const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$V0vcPpqffCAZRtKl1MzIrg$oJXIdOtEMuprl1q/g3fC1Ysc+BT+rJrA7Y7TfG5fkEI';

export function hashPassword(password: string): Promise<string> {
  return hash(composed(password), argon2Options);
}

/**
 * Checks a password. Without an account it takes just as long and returns false, so that the time reveals nothing
 * (decision 13).
 */
export async function isPasswordOf(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? dummyHash, composed(password));
  return matches && passwordHash !== undefined;
}

/** What a guesser would try first: the shop's name and the person's own address. */
export type PasswordOwner = { storeName: string; email: string };

/** Words that are not accepted as a password, even with digits and symbols around them. */
const guessedWords = ['admin', 'cameroon', 'cameroun', 'douala', 'motdepasse', 'password', 'yaounde'];

/** The problem of a new password, if any. */
export async function findPasswordProblem(
  password: string,
  { storeName, email }: PasswordOwner,
): Promise<FieldProblem | undefined> {
  if ([...composed(password)].length < minimumLength) return 'passwordShort';
  const common = await loadCommonPasswords();
  if (common.has(composed(password).toLowerCase())) return 'passwordCommon';
  const [mailbox = ''] = email.split('@');
  const words = [...guessedWords, storeName, ...storeName.split(' '), mailbox, email].map(lettersOf);
  const letters = lettersOf(password);
  return letters !== '' && words.includes(letters) ? 'passwordCommon' : undefined;
}

/** The letters of a text only: 'Ndolo-2026!' becomes 'ndolo'. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}

/** Normalises a password: keyboards encode é in two ways, and the same password must work on both. */
function composed(password: string): string {
  return password.normalize('NFKC');
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Loaded on first use: tens of thousands of words are not worth a slower start. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter((password) => password.length >= minimumLength)),
  );
  return commonPasswords;
}
