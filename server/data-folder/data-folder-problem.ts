import { StartProblem } from '#server/start-problem.ts';

export function dataFolderProblem(folder: string, cause: unknown): StartProblem {
  return new StartProblem(
    `The data folder ${folder} cannot be used (${reasonOf(cause)}): correct it, or choose another with DATA_DIR.`,
    { cause },
  );
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause ? cause.code : undefined;
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'it is not a folder';
  if (code === 'EACCES' || code === 'EPERM') return 'this account may not write to it';
  if (code === 'ENOENT') return 'the system makes no folders there';
  if (code === 'EROFS') return 'the disk is read-only';
  if (code === 'ENOSPC') return 'the disk is full';
  return cause.message;
}
