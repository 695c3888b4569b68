/** The router adds `#` to a sheet that another route also needs. */
const sheets = /^\/assets\/(account|admin)-styles-([\w-]+)\.css#?$/;

/**
 * The admin's pages need the account's sheet and their own: both are named as one file, which saves a request. Its name has the
 * hashes of both. Other pages keep the separate sheets.
 */
export function withJoinedSheet(css: readonly string[]): string[] {
  const joined = joinedSheetOf(css);
  if (joined === undefined) return [...css];
  const others = css.filter((file) => !sheets.test(file));
  return [...others, `/assets/${joined.name}`];
}

export function joinedSheetOf(css: readonly string[]): { name: string; parts: string[] } | undefined {
  const [account] = css.flatMap((file) => partOf('account', file));
  const [admin] = css.flatMap((file) => partOf('admin', file));
  if (account === undefined || admin === undefined) return undefined;
  return {
    name: `admin-sheet-${account.hash}${admin.hash}.css`,
    parts: [account.file.replace('#', ''), admin.file.replace('#', '')],
  };
}

function partOf(name: string, file: string): { file: string; hash: string }[] {
  const [, kind, hash = ''] = sheets.exec(file) ?? [];
  return kind === name ? [{ file, hash }] : [];
}
