const stopWords = [
  'STOP',
  'STOPP',
  'ARRET',
  'ARRETE',
  'ARRETER',
  'ARRETEZ',
  'UNSUBSCRIBE',
  'DESABONNER',
  'CANCEL',
];
const startWords = ['START', 'REPRENDRE', 'REPRISE', 'UNSTOP'];

/** Whether a reply asks to stop or to start messages; undefined for any other reply. */
export function readReply(text: string): 'stop' | 'start' | undefined {
  const [word = ''] = text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toUpperCase()
    .match(/[A-Z]+/g) ?? [''];
  if (stopWords.includes(word)) return 'stop';
  return startWords.includes(word) ? 'start' : undefined;
}
